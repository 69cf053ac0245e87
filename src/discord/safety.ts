import { here } from '../app/caller.ts';
import type { TopicList } from '../app/safety/safety.ts';
import type { Table } from '../app/table.ts';
import type { View } from '../view/message.ts';
import {
  doneView,
  forwardView,
  pauseView,
  resumedView,
  rewindView,
  safetyView,
  topicAddedView,
  topicForm,
  topicRemovedView,
  topicsView,
  xCardForGm,
  xCardView,
} from '../view/safety.ts';
import type { ComponentCall, FormCall, Scene } from './command.ts';
import { given, seated } from './seated.ts';
import { rewind as takeBack } from './undoing.ts';

/** The table here, or null: an X-card can be played anywhere. */
async function tableOrNone({ app, caller }: Scene): Promise<Table | null> {
  const table = await app.table(caller);
  return table.ok ? table.value : null;
}

/** Posts for all without a name, and tells whoever asked, alone, that it is done. Never as an answer: Discord shows whose it is. */
async function announce(scene: Scene, table: Table | null, view: View): Promise<void> {
  const posted = await scene.aftermath.post(here(scene.caller), table?.campaign.id ?? null, view);
  await scene.respond.whisper(doneView(posted.ok, 0));
}

/** What is posted comes once, however often Discord delivers the wish for it. */
async function once(scene: Scene, work: () => Promise<void>): Promise<void> {
  if (await scene.respond.claim()) await work();
}

/** Everything there is, for the one who asks. */
export async function show(scene: Scene): Promise<void> {
  const table = await tableOrNone(scene);
  await scene.respond.whisper(safetyView(table === null ? null : scene.app.safety.read(table)));
}

/** Plays the X-card: posted without a name, and told to every GM, whoever it was that played it. */
export const xCard = (scene: Scene, what: string | null): Promise<void> =>
  once(scene, () => playXCard(scene, what));

async function playXCard(scene: Scene, what: string | null): Promise<void> {
  const { caller, aftermath, respond } = scene;
  const table = await tableOrNone(scene);
  const posted = await aftermath.post(
    here(caller),
    table?.campaign.id ?? null,
    xCardView(what, table !== null),
  );
  const gms =
    table === null
      ? 0
      : await aftermath.alone.gms(table.campaign, xCardForGm(table.campaign.name, here(caller), what));
  await respond.whisper(doneView(posted.ok, gms, table === null ? null : what));
}

export const rewind = (scene: Scene): Promise<void> =>
  once(scene, async () => announce(scene, await tableOrNone(scene), rewindView));

export const fastForward = (scene: Scene): Promise<void> =>
  once(scene, async () => announce(scene, await tableOrNone(scene), forwardView));

export const pause = (scene: Scene): Promise<void> =>
  once(scene, () =>
    seated(scene, async (table) =>
      given(scene, table, await scene.app.safety.pause(table), async () => {
        await announce(scene, table, pauseView);
        await scene.aftermath.questions.refresh(table.campaign.id);
      }),
    ),
  );

export const resume = (scene: Scene): Promise<void> =>
  once(scene, () =>
    seated(scene, async (table) =>
      given(scene, table, await scene.app.safety.resume(table), async () => {
        await announce(scene, table, resumedView);
        await scene.aftermath.questions.refresh(table.campaign.id);
      }),
    ),
  );

/** Lines or veils: shown, or one more, or one less. */
export const topics = (
  scene: Scene,
  list: TopicList,
  { add, remove }: { readonly add: string | null; readonly remove: string | null },
): Promise<void> =>
  seated(scene, async (table) => {
    const { safety } = scene.app;
    if (add === null && remove === null) return scene.respond.whisper(topicsView(list, safety.read(table)));
    await once(scene, async () => {
      if (add !== null) await addTopic(scene, table, list, add);
      if (remove !== null)
        await given(scene, table, await safety.remove(table, list, remove), (topic) =>
          announce(scene, table, topicRemovedView(list, topic)),
        );
    });
  });

async function addTopic(scene: Scene, table: Table, list: TopicList, typed: string): Promise<void> {
  await given(scene, table, await scene.app.safety.add(table, list, typed), (topic) =>
    announce(scene, table, topicAddedView(list, topic)),
  );
}

/** What would be taken back, shown to whoever asks and may: a GM anything, others their own last step. */
const back = (call: Scene): Promise<void> =>
  takeBack(call, { way: 'undo', who: null, extent: { by: 'step' }, ask: true });

const listNamed = (named: string | undefined): TopicList => (named === 'veils' ? 'veils' : 'lines');

/** What the buttons and forms of the safety tools do. */
export const safetyComponents = {
  components: {
    'safety.show': show,
    'safety.x': (call: ComponentCall) => xCard(call, null),
    'safety.rewind': rewind,
    'safety.forward': fastForward,
    'safety.pause': pause,
    'safety.resume': resume,
    'safety.back': back,
    'safety.add': (call: ComponentCall) => call.respond.form(topicForm(listNamed(call.about[0]))),
    'safety.line': (call: ComponentCall) => topics(call, 'lines', { add: call.about[0] ?? '', remove: null }),
  },
  forms: {
    'safety.added': (call: FormCall) =>
      topics(call, listNamed(call.about[0]), { add: call.fields.topic ?? '', remove: null }),
  },
};
