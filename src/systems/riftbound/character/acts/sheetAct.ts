import { type SheetChange, sheetActing } from '../../../../engine/sheetChange.ts';
import type { Act, Doing } from '../../moves/act.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';
import type { Person } from '../schema.ts';

/** Somebody of the scene with attributes; throws for anybody else, who is offered nothing of this. */
export function personAt(scene: Scene, id: CharacterId): Person {
  const found = personIn(scene, id);
  if (found === null) throw new Error(`'${id}' is nobody with attributes`);
  return found;
}

/** Something that is done about a sheet between fights. */
type SheetAct = SheetChange<Scene, Person, Doing> &
  Pick<
    Act,
    'id' | 'name' | 'also' | 'targets' | 'targetLater' | 'targetsOpen' | 'means' | 'meansLater' | 'words'
  > & { readonly group?: Act['group'] };

/** The act of the rules that a change of a sheet is. */
export const sheetAct = (act: SheetAct): Act => ({
  group: 'gear',
  ...act,
  cost: 'nothing',
  when: 'anytime',
  ...sheetActing({ find: personIn, draft: (tx, id) => tx.state.characters[id] }, act),
});
