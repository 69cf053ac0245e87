import type { ActOption, Choice } from '../../../src/engine/options.ts';
import type { View } from '../../../src/view/message.ts';
import { type Chosen, type Desk, extrasOf, plainly } from '../../../src/view/panels/desk.ts';
import { meantBy } from '../../../src/view/panels/keys.ts';
import { moreView } from '../../../src/view/panels/more.ts';
import { readPicks } from '../../../src/view/panels/picks.ts';
import { actAtOnce } from '../../view/panels/desk.ts';

/** As many pages of a select as are turned: more than any fight has. */
const PAGES = 6;

interface Pressed {
  readonly action: string;
  readonly act: string;
  readonly target: string;
  readonly means: string;
  readonly values: readonly string[]; // of a select, without those that turn its page
}

/** All that can be pressed in a panel, as its ids say it. */
const pressesIn = ({ rows = [] }: View): readonly Pressed[] =>
  rows.flat().flatMap((part) => {
    if (part.kind === 'link' || (part.kind === 'button' && part.disabled === true)) return [];
    const [action = '', ...about] = part.id.split('|');
    const read = readPicks(about);
    if (read === null) return [];
    const values =
      part.kind === 'select'
        ? part.options.map(({ value }) => value).filter((one) => !one.startsWith('>'))
        : [];
    return [{ action, ...read.picks, values }];
  });

const pages = <T>(of: (page: number) => readonly T[]): readonly T[] =>
  Array.from({ length: PAGES }, (_, page) => of(page)).flat();

/** The acts that a press out of 'More…' does or opens: ids. */
export function startable(desk: Desk): ReadonlySet<string> {
  const shown = desk.groups.flatMap(({ id }) => pages((page) => pressesIn(moreView(desk, id, '', page))));
  const keys = shown.flatMap(({ action, act, values }) => {
    if (action === 'panel.do') return [act];
    return action === 'panel.act' ? [act, ...values] : [];
  });
  return new Set(keys.flatMap((key) => meantBy(key, desk.acts)?.id ?? []));
}

/** What of an act can be picked in its panel: ids of targets, of means, of ways and spends. */
export function pickable(
  desk: Desk,
  act: ActOption,
): Readonly<Record<'targets' | 'means' | 'extras', ReadonlySet<string>>> {
  const found = { targets: new Set<string>(), means: new Set<string>(), extras: new Set<string>() };
  const add = (to: Set<string>, key: string, among: readonly Choice[] = []) => {
    const one = meantBy(key, among);
    if (one !== null) to.add(one.id);
  };
  const shown = (chosen: Chosen) =>
    pages((page) =>
      pressesIn(actAtOnce(desk, chosen, { pages: { target: page, means: page, extras: page } })),
    );
  const plain = plainly(act);
  for (const means of [plain.means, ...(act.means ?? []).filter(({ refused }) => refused === null)])
    for (const { action, target, means: tool, values } of shown({ ...plain, means })) {
      const first = values.map((value) => value.split('.')[0] ?? '');
      if (action === 'panel.do') add(found.targets, target, act.targets);
      if (action === 'panel.do') add(found.means, tool, act.means);
      for (const value of action === 'panel.target' ? first : [])
        add(act.targets === undefined ? found.means : found.targets, value, act.targets ?? act.means);
      for (const value of action === 'panel.means' ? first : []) add(found.means, value, act.means);
      for (const value of action === 'panel.extras' ? first : []) add(found.extras, value, extrasOf(act));
    }
  return found;
}
