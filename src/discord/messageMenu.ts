import { stepsInMessage } from '../app/log/inMessage.ts';
import type { LogLine } from '../app/log/line.ts';
import { sceneForWords } from '../app/play/words.ts';
import { refusal } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { lineOptions } from '../view/log.ts';
import { checkedView } from '../view/proof/checked.ts';
import { whichStepView } from '../view/steps.ts';
import { whyOf } from './components/why.ts';
import type { ComponentCall, MenuCall, Scene } from './command.ts';
import { entryNamed } from './customId.ts';
import { refuse, seated } from './seated.ts';
import { takeBackTo } from './undoing.ts';

/** What can be done with a step that a message shows. */
interface Deed {
  readonly id: string;
  readonly ask: string;
  readonly inGames: boolean; // only where a campaign is played
  fits(line: LogLine): boolean;
  run(scene: Scene, entryId: string): Promise<void>;
}

const why: Deed = {
  id: 'why',
  ask: 'This message shows several steps. Explain which one?',
  inGames: false,
  fits: () => true,
  run: whyOf,
};

const undo: Deed = {
  id: 'undo',
  ask: 'This message shows several steps. Undo which one? What came after it goes, too.',
  inGames: true,
  fits: ({ entry }) => entry.kind === 'play' && entry.undoneBy === null,
  run: (scene, entryId) => seated(scene, (table) => takeBackTo(scene, table, entryId)),
};

const verify: Deed = {
  id: 'verify',
  ask: 'This message shows several rolls. Check which one?',
  inGames: false,
  fits: ({ dice }) => dice.length > 0,
  async run(scene, entryId) {
    const found = await scene.app.proofs.checkHere(scene.caller, entryId);
    if (found.ok) await scene.respond.whisper(checkedView(found.value));
    else await refuse(scene, found.refusal, null);
  },
};

/** The entries that the buttons of a message name. */
function namedIn({ interaction }: MenuCall): readonly string[] {
  const ids = interaction.targetMessage.components.flatMap((row) =>
    'components' in row ? row.components.map((one) => ('customId' in one ? one.customId : null)) : [],
  );
  return ids.flatMap((id) => (id === null ? [] : (entryNamed(id) ?? [])));
}

/** Does it with the step of the message; where it shows several, asks with which, newest first. */
const withStep =
  (deed: Deed) =>
  async (call: MenuCall): Promise<void> => {
    await call.aftermath.shownIn.written();
    const table = await call.app.table(call.caller);
    if (table.ok) return inGame(call, table.value, deed);
    const [roll] = namedIn(call); // dice roll where no campaign is played, too
    if (deed.inGames || roll === undefined) return refuse(call, table.refusal, null);
    await deed.run(call, roll);
  };

async function inGame(call: MenuCall, table: Table, deed: Deed): Promise<void> {
  const { app, interaction, respond } = call;
  const { ports } = app;
  const shown = await stepsInMessage(ports, table, interaction.targetMessage.id, namedIn(call));
  const lines = await Promise.all(
    shown.lines
      .filter((line) => deed.fits(line))
      .map(async (line) => ({ ...line, state: await sceneForWords(ports.store, table.system, line.entry) })),
  );
  const options = lineOptions(table.system, lines, shown.viewer);
  const [first, ...more] = options;
  if (first === undefined) await refuse(call, refusal('noStepInMessage'), table);
  else if (more.length === 0) await deed.run(call, first.value);
  else await respond.whisper(whichStepView(`step.${deed.id}`, deed.ask, options));
}

const picked = (deed: Deed) => (call: ComponentCall) => deed.run(call, call.values[0] ?? '');

/** What the menu of every message offers for the steps that it shows. */
export const messageMenu = {
  menu: { 'Why?': withStep(why), 'Undo this': withStep(undo), Verify: withStep(verify) },
  components: { 'step.why': picked(why), 'step.undo': picked(undo), 'step.verify': picked(verify) },
};
