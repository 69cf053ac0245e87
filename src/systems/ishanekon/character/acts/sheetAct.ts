import { type SheetChange, sheetActing } from '../../../../engine/sheetChange.ts';
import type { Act, Doing } from '../../actions/act.ts';
import { beingIn, type Scene } from '../../scene.ts';
import type { Being } from '../schema.ts';

/** Something that is done about a sheet between fights. */
type SheetAct = SheetChange<Scene, Being, Doing> &
  Pick<
    Act,
    | 'id'
    | 'name'
    | 'also'
    | 'cinematic'
    | 'targets'
    | 'targetLater'
    | 'targetsOpen'
    | 'means'
    | 'meansLater'
    | 'words'
  > & { readonly group?: Act['group'] };

/** The act of the rules that a change of a sheet is. */
export const sheetAct = (act: SheetAct): Act => ({
  group: 'gear',
  ...act,
  cost: {},
  when: 'anytime',
  ...sheetActing({ find: beingIn, draft: (tx, id) => tx.state.characters[id] }, act),
});
