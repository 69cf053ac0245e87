import type { DecisionOption, Question } from '../../../engine/decision.ts';
import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown } from '../../../engine/text.ts';

type Name = (id: Json | undefined) => string;

interface OptionWords {
  readonly label: string;
  readonly effect: string;
}

/** What an Action in combat asks of somebody; null for the questions of others. */
export function actionPrompt({ code, params, asked }: Question, name: Name): string | null {
  const [actor, target] = [name(params.actor), name(params.target)];
  switch (code) {
    case 'retreat':
      return `${actor} calls for a retreat: everybody leaves the fight safely, if all agree. Does ${name(asked)}?`;
    case 'improvise':
      return `${actor} wants to improvise: ${quoted(params.text)} Can that be done?`;
    case 'parley': {
      const words = params.words === null ? '' : ` ${quoted(params.words)}`;
      return `${actor} parleys with ${target} by ${String(params.name)}:${words} With what does ${target} resist? If ${actor} wins, the fight is over.`;
    }
    case 'peace':
      return `${actor} has won the Parley with ${target}. Is the fight over?`;
    case 'react':
      return `${actor} reacts: with whom or what?`;
    case 'waited':
      return `The round is over, and what ${actor} waited for has not happened: ${quoted(params.trigger)}`;
    case 'shove':
      return `${actor} shoves ${target}: where to?`;
    default:
      return null;
  }
}

/** What an answer to it does; null for those of others. */
export function actionOption({ code, params }: DecisionOption): OptionWords | null {
  switch (code) {
    case 'retreat.agree':
      return { label: 'Retreat', effect: 'leave the fight with the others' };
    case 'retreat.stay':
      return { label: 'Stay', effect: 'then nobody leaves' };
    case 'improvise.allow':
      return { label: 'It can be done', effect: 'the Action is spent; call for a Test if it needs one' };
    case 'improvise.refuse':
      return { label: 'It cannot', effect: 'the Action is not spent' };
    case 'parley.resist':
      return { label: String(params.name), effect: '' };
    case 'peace.yes':
      return { label: 'Peace', effect: 'the fight is over' };
    case 'peace.no':
      return { label: 'The fight goes on', effect: '' };
    case 'waited.nothing':
      return { label: 'Let it go', effect: 'no Action this round' };
    case 'waited.act':
      return { label: 'Act now', effect: 'another Action, and last in the order for the rest of the fight' };
    case 'react.choice':
    case 'shove.into':
      return { label: plainLabel(params.name), effect: '' };
    default:
      return null;
  }
}

const quoted = (text: Json | undefined) => `“${escapeMarkdown(String(text ?? '').slice(0, 300))}”`;

/** A name on a button, where no markdown is read but the same words stand in a text as well. */
const plainLabel = (name: Json | undefined) =>
  escapeMarkdown(String(name ?? '').replace(/[\\*_~`|>#[\]()<@]/g, '')).slice(0, 70) || 'there';
