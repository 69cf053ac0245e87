import { readBy } from '../../app/requests/held.ts';
import type { OpenLine, Own, Picked } from '../../app/requests/requests.ts';
import { type Refusal, type Result, refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import { refusalText } from '../../view/refusals.ts';
import { whatWords } from '../../view/requests/lines.ts';
import {
  gmPanel,
  inPlaceForm,
  optionsPanel,
  PICKS,
  type Pick,
  passedView,
  rolledPanel,
  whichView,
} from '../../view/requests/panels.ts';
import { answeredView } from '../../view/rolls/card.ts';
import type { ComponentCall, FormCall, Scene } from '../command.ts';
import { readCustomId } from '../customId.ts';
import { refuse, viewerFor } from '../seated.ts';
import { whyOf } from './why.ts';

type Does = 'roll' | 'options' | 'pass';

/** A press on the list: for the one character of theirs who is asked, or for whom they pick of several. */
const pressed = (does: Does) => async (call: ComponentCall) => {
  const { requests } = call.app;
  await opened(call, await requests.open(call.caller, call.about[0] ?? ''), async (found) => {
    const mine = await requests.mine(found);
    if (!mine.ok) return refused(call, found.request.id, mine.refusal, found.table);
    const [first, ...more] = mine.value;
    if (first === undefined) return;
    if (more.length === 0) return DOES[does](call, first.answer.id);
    await call.respond.whisper(whichView(does, mine.value.map(named)));
  });
};

const named = ({ answer, character }: Own) => ({ answerId: answer.id, name: character.name });

const isDoes = (text: string | undefined): text is Does =>
  text === 'roll' || text === 'options' || text === 'pass';

/** One of several characters was picked. */
async function picked(call: ComponentCall): Promise<void> {
  const [does] = call.about;
  if (isDoes(does)) await DOES[does](call, call.values[0] ?? '');
}

async function opened<T extends { readonly table: Table }>(
  scene: Scene,
  result: Result<T>,
  work: (value: T) => Promise<void>,
): Promise<void> {
  if (result.ok) await work(result.value);
  else await refuse(scene, result.refusal, null);
}

/**
 * Tells somebody why not. Who is told that something has been answered may not see it, nor what is to be decided first: both are
 * looked after.
 */
async function refused(
  scene: Scene,
  requestId: string | null,
  why: Refusal,
  table: Table | null,
): Promise<void> {
  await refuse(scene, why, table);
  if (why.code === 'requestRolling' && typeof why.params.pending === 'string')
    await scene.aftermath.questions.remind(why.params.pending);
  const stale = why.code === 'requestAnswered' || why.code === 'requestClosed';
  if (stale && requestId !== null) await scene.aftermath.requests.show(requestId);
}

/** Rolls for a line, and tells whoever did it; everybody else reads the list. */
async function roll(
  scene: Scene,
  answerId: string,
  along: Picked | undefined = undefined,
  reason: string | null = null,
  settle: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { app, caller, respond, aftermath } = scene;
  const given = await app.requests.roll(caller, answerId, along, reason);
  if (given.kind === 'refused') return refused(scene, given.requestId, given.refusal, null);
  if (given.kind === 'roll') {
    await settle();
    await respond.whisper(answeredView(given.roll));
    return aftermath.requests.show(given.requestId);
  }
  const { played, table } = given;
  if (played.kind === 'done' || played.kind === 'waiting') await settle();
  await aftermath.tell({ respond, caller, viewer: await viewerFor(scene, table) }, played);
}

/** Says that somebody's character does not roll. */
async function pass(scene: Scene, answerId: string): Promise<void> {
  const passed = await scene.app.requests.pass(scene.caller, answerId);
  await opened(scene, passed, async ({ request, character }) => {
    await scene.respond.whisper(passedView(character.name));
    await scene.aftermath.requests.show(request.id);
  });
}

/** What may go along with the roll of a line. */
async function options(scene: Scene, answerId: string): Promise<void> {
  await opened(scene, await scene.app.requests.line(scene.caller, answerId), (line) =>
    panel(scene, line, { spend: [], edge: [], helpers: [] }, 'whisper'),
  );
}

type AllPicks = { readonly [P in Pick]: readonly string[] };

async function panel(
  scene: Scene,
  line: OpenLine,
  chosen: AllPicks,
  as: 'whisper' | 'update',
): Promise<void> {
  const { request, table, character, answer } = line;
  const offered = await scene.app.requests.offered(line);
  if (!offered.ok) return refuse(scene, offered.refusal, table);
  const { scene: before, ...choices } = offered.value;
  const setting = { system: table.system, before };
  const view = optionsPanel(
    {
      answerId: answer.id,
      name: character.name,
      what: whatWords(readBy(request, table)),
      ...choices,
      picked: chosen,
    },
    (why) => refusalText(why, setting),
  );
  await scene.respond[as](view);
}

/** Something was picked: the panel keeps it in its selects, so that nothing else has to remember it. */
async function pickedOption(call: ComponentCall): Promise<void> {
  const [answerId = '', which] = call.about;
  const before = picksOf(call);
  const chosen = isPick(which) ? { ...before, [which]: call.values } : before;
  await opened(call, await call.app.requests.line(call.caller, answerId), (line) =>
    panel(call, line, chosen, 'update'),
  );
}

const isPick = (text: string | undefined): text is Pick => PICKS.some((pick) => pick === text);

/** What is picked in the selects of the message that was pressed. */
function picksOf({ interaction }: ComponentCall): AllPicks {
  const found: { [P in Pick]: readonly string[] } = { spend: [], edge: [], helpers: [] };
  for (const row of interaction.message.components)
    for (const one of 'components' in row ? row.components : []) {
      if (!('options' in one) || one.customId === null) continue;
      const which = readCustomId(one.customId)?.about.at(-1);
      if (isPick(which)) found[which] = one.options.flatMap((option) => (option.default ? option.value : []));
    }
  return found;
}

/** Rolls with what is picked. */
async function rollWith(call: ComponentCall): Promise<void> {
  const { spend, edge, helpers } = picksOf(call);
  const along = { spend, edge: edge[0] ?? null, helpers };
  await roll(call, call.about[0] ?? '', along, null, () => call.respond.update(rolledPanel));
}

/** What a GM may do about a request, with all that has been rolled for it. */
async function forGm(call: ComponentCall): Promise<void> {
  await opened(
    call,
    await call.app.requests.open(call.caller, call.about[0] ?? ''),
    async ({ table, request }) => {
      if (!table.gm) return refuse(call, refusal('gmOnly'), table);
      await showPanel(call, request.id, 'whisper');
    },
  );
}

async function showPanel(scene: Scene, requestId: string, as: 'whisper' | 'update'): Promise<void> {
  const board = await scene.app.requests.board(requestId, 'gm');
  if (board !== null) await scene.respond[as](gmPanel(board));
}

const asGm = (does: 'show' | 'close') => async (call: ComponentCall) => {
  const { app, caller, about, aftermath } = call;
  await opened(call, await app.requests[does](caller, about[0] ?? ''), async ({ request }) => {
    await showPanel(call, request.id, 'update');
    await aftermath.requests.show(request.id);
  });
};

/** A GM rolls in somebody's place: asked why first. */
async function inPlace(call: ComponentCall): Promise<void> {
  const [answerId = ''] = call.values;
  await opened(call, await call.app.requests.line(call.caller, answerId), ({ mine, character }) =>
    mine ? roll(call, answerId) : call.respond.form(inPlaceForm(answerId, character.name)),
  );
}

const DOES: { readonly [D in Does]: (scene: Scene, answerId: string) => Promise<void> } = {
  roll: (scene, answerId) => roll(scene, answerId),
  options,
  pass,
};

/** Buttons, selects and forms of requests. */
export const requestComponents = {
  components: {
    'request.roll': pressed('roll'),
    'request.options': pressed('options'),
    'request.pass': pressed('pass'),
    'request.which': picked,
    'request.pick': pickedOption,
    'request.with': rollWith,
    'request.gm': forGm,
    'request.for': inPlace,
    'request.show': asGm('show'),
    'request.close': asGm('close'),
    'request.why': (call: ComponentCall) => whyOf(call, call.values[0] ?? ''),
  },
  forms: {
    'request.for': (call: FormCall) => roll(call, call.about[0] ?? '', undefined, call.fields.reason ?? ''),
  },
};
