import type { Viewer } from '../../engine/event.ts';
import type { Intent } from '../../engine/intent.ts';
import type { Choice } from '../../engine/options.ts';
import type { AnySystem } from '../table.ts';
import { optionOf } from './terms.ts';

/** What can be kept for later; the rest is a GM's own and has no turn. */
export type Keepable = Extract<
  Intent,
  { readonly kind: 'attack' | 'act' | 'check' | 'condition' | 'harm' | 'amend' | 'next' | 'hold' }
> & { readonly actor: string };

const KINDS: readonly Intent['kind'][] = [
  'attack',
  'act',
  'check',
  'condition',
  'harm',
  'amend',
  'next',
  'hold',
];

/** Whether a command can be kept for later: it is somebody's own. */
export const isKeepable = (intent: Intent): intent is Keepable =>
  KINDS.includes(intent.kind) && 'actor' in intent && intent.actor !== null;

const MOST = 200;

/** A command in a few words, as whoever gave it may know it: 'Attack: Raider 1, with Longbow'. */
export const labelOf = (system: AnySystem, scene: object, viewer: Viewer, intent: Keepable): string =>
  said(system, scene, viewer, intent).slice(0, MOST);

function said(system: AnySystem, scene: object, viewer: Viewer, intent: Keepable): string {
  const nameOf = (choices: readonly Choice[] | undefined, id: string | null) =>
    id === null ? null : (choices?.find((one) => one.id === id)?.name ?? id);
  switch (intent.kind) {
    case 'attack':
    case 'act': {
      const option = optionOf(system, scene, viewer, intent);
      const people = system.known(scene, viewer).find(({ id }) => id === intent.target)?.name;
      const means = nameOf(option?.means, intent.means);
      const what = [
        people ?? nameOf(option?.targets, intent.target),
        means === null ? null : `with ${means}`,
        intent.kind === 'act' ? intent.detail : nameOf(option?.ways, intent.way),
        ...intent.spend
          .filter((id) => option?.takes?.includes(id) !== true)
          .map((id) => nameOf(option?.spends, id)),
      ].filter((part) => part !== null);
      const name = option?.name ?? (intent.kind === 'attack' ? 'Attack' : intent.act);
      return what.length === 0 ? name : `${name}: ${what.join(', ')}`;
    }
    case 'check':
      return `Check: ${nameOf(system.checks(scene, intent.actor).checks, intent.what)}`;
    case 'condition':
      return `${intent.change === 'add' ? 'Add' : 'Remove'} ${nameOf(system.conditions(), intent.condition)}`;
    case 'harm':
      return `${intent.change === 'damage' ? 'Damage' : 'Heal'}: ${intent.points}`;
    case 'amend':
      return `Change the sheet: ${intent.field} ${intent.value}`;
    case 'next':
      return 'End turn';
    case 'hold':
      return 'Hold the turn';
  }
}
