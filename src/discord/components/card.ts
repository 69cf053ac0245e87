import { refusal } from '../../app/result.ts';
import { refusalView } from '../../view/refusals.ts';
import { whichRow } from '../../view/turn/which.ts';
import type { ComponentCall } from '../command.ts';
import { logOfCard } from '../logging.ts';
import { rewind } from '../undoing.ts';
import { whyOf } from './why.ts';

/** 'Why?' on a card: what made its newest result, and a list of those before it. */
async function why(call: ComponentCall): Promise<void> {
  const [id = ''] = call.about;
  const [picked] = call.values;
  const steps = await call.aftermath.cards.explained(id);
  const shown = steps.find((step) => step.id === picked) ?? steps.at(-1);
  if (shown === undefined) return call.respond.whisper(refusalView(refusal('entryGone'), null));
  const rows = whichRow(`card.why|${id}`, steps.toReversed(), shown.id);
  await whyOf(call, shown.id, { rows, as: picked === undefined ? 'whisper' : 'update' });
}

/** 'Undo' on a card: as `/undo` does it. */
const undo = (call: ComponentCall) => rewind(call, { way: 'undo', who: null, extent: { by: 'step' } });

/** The buttons of a fight's card that ask about it or take it back. */
export const cardComponents = { components: { 'card.why': why, 'card.undo': undo, 'card.log': logOfCard } };
