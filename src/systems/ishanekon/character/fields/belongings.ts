import type { Editable } from '../../../../engine/editable.ts';
import { overLimit } from '../../../../engine/limit.ts';
import { findRow } from '../../../../engine/table.ts';
import { typed } from '../../../../engine/typed.ts';
import { skills, type SkillId } from '../../content/skills.ts';
import { findProfile, nameOf, profiles, withProfile } from '../../items/rows.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Being, Item } from '../schema.ts';
import { counted, partsOf, unknownRow } from './list.ts';

/** 'Ration x3'. */
export const writeItem = (item: Item): string => `${nameOf(item)}${item.count > 1 ? ` x${item.count}` : ''}`;

const plain = (text: string) => text.trim().toLowerCase();

/** All that somebody has, by name: what is there stays as it is, what is new comes from the tables, what isn't named is gone. */
export const itemsField: Editable<Being> = {
  id: 'items',
  label: 'Items',
  hint: 'by name, with commas between: Sword, Ration x3; or none',
  write: ({ items }) => items.map(writeItem).join(', ') || 'none',
  read(being, text) {
    let left: readonly Item[] = being.items;
    let items: readonly Item[] = [];
    for (const part of partsOf(text)) {
      const { name, count } = counted(part);
      const own = left.find((item) => [plain(part), plain(name)].includes(plain(nameOf(item))));
      if (own !== undefined) {
        left = left.filter((item) => item !== own);
        items = [...items, count === null ? own : { ...own, count: Math.max(1, count) }];
        continue;
      }
      const profile = findProfile(part) ?? findProfile(name);
      const table = profiles().map((one) => ({ id: one.row, name: one.name }));
      if (profile === null) return unknownRow('Items', name, table);
      // Numbers of items are their own: what is still on the sheet counts as taken, too.
      const added = withProfile([...items, ...left], profile, count ?? 1);
      items = added.filter((item) => !left.includes(item));
    }
    if (items.length > SHEET_LIMITS.items.most)
      return { ok: false, refusal: overLimit(SHEET_LIMITS.items, items.length) };
    return typed(withItems(being, items));
  },
};

/** Somebody with other belongings: what they no longer have is out of their hands, and off their body. */
export function withItems<B extends Being>(being: B, items: readonly Item[]): B {
  const has = (id: string | null) => items.some((item) => item.id === id && !item.dropped);
  return {
    ...being,
    items,
    holding: being.holding.map((id) => (has(id) ? id : null)),
    wearing: has(being.wearing) ? being.wearing : null,
  };
}

/** Skill Levels: 'Athletics 2, Stealth 3'. */
export const skillsField: Editable<Being> = {
  id: 'skills',
  label: 'Skills',
  hint: 'with their levels: Athletics 2, Stealth 3; or none',
  write: (being) =>
    skills
      .flatMap(({ id, name }) => ((being.skills[id] ?? 0) > 0 ? [`${name} ${being.skills[id]}`] : []))
      .join(', ') || 'none',
  read(being, text) {
    const levels: Partial<Record<SkillId, number>> = {};
    for (const part of partsOf(text)) {
      const { name, count } = counted(part);
      const row = findRow(skills, name);
      if (row === null) return unknownRow('Skills', name, skills);
      levels[row.id] = Math.min(MOST_LEVEL, count ?? 1);
    }
    return typed({ ...being, skills: levels });
  },
};

/** As high as a sheet keeps a Skill; the rules' limit is the Tier's. */
const MOST_LEVEL = 30;
