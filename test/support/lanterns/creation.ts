import { z } from 'zod';
import type {
  CharacterRules,
  CreationInput,
  CreationRolling,
  CreationStep,
  Made,
} from '../../../src/engine/creation.ts';
import type { Json } from '../../../src/engine/json.ts';
import { refusal } from '../../../src/engine/refusal.ts';
import { callings, charms, find, ids } from './content.ts';
import { edited, type Keeper, keeper, maxNerve, maxOil, readKeeper } from './keeper.ts';

/** Glow and wits share so many points, each from 1 to 4, before the calling adds its own. */
const points = 6;

const draftSchema = z
  .object({
    name: z.string(),
    calling: z.enum(ids(callings)).nullable(),
    charms: z.array(z.enum(ids(charms))).readonly(),
    spread: z.object({ glow: z.number(), wits: z.number() }).nullable(),
  })
  .readonly();
type Draft = z.infer<typeof draftSchema>;

const no = (code: string, params: { readonly [name: string]: Json } = {}) =>
  ({ ok: false, refusal: refusal(code, params) }) as const;

export const character: CharacterRules<Keeper> = {
  read: (raw) => readKeeper(raw),
  begin: (name) => ({ name, calling: null, charms: [], spread: null }),
  steps: (raw) => stepsOf(draftSchema.parse(raw)),
  choose: (raw, step, input) => chosen(draftSchema.parse(raw), step, input),
  roll: (raw, step) => rolled(draftSchema.parse(raw), step),
  finish: (raw) => finished(draftSchema.parse(raw)),
  health: 'nerve',
  sheet: (it) => ({
    title: it.name,
    subtitle: find(callings, it.calling)?.name ?? it.calling,
    gauges: [
      { label: 'Nerve', value: it.nerve, max: maxNerve },
      { label: 'Oil', value: it.oil, max: maxOil },
    ],
    sections: [
      { title: 'Stats', lines: [`Glow ${it.glow}`, `Wits ${it.wits}`] },
      { title: 'Charms', lines: it.charms.map((id) => find(charms, id)?.name ?? id) },
    ],
  }),
  fields: (it) => [
    { id: 'glow', label: 'Glow', value: String(it.glow), hint: 'a whole number from 1 to 6' },
    { id: 'wits', label: 'Wits', value: String(it.wits), hint: 'a whole number from 1 to 6' },
    { id: 'oil', label: 'Oil', value: String(it.oil), hint: 'a whole number from 0 to 9' },
    { id: 'nerve', label: 'Nerve', value: String(it.nerve), hint: 'a whole number from 0 to 9' },
    ...it.charms.map((id) => ({
      id: `order:${id}`,
      label: `Standing order: ${find(charms, id)?.name ?? id}`,
      value: it.orders[id] ?? 'ask',
      hint: 'always, never or ask',
    })),
  ],
  values: ({ glow, wits, oil, nerve }) => [
    { name: 'Glow', value: glow },
    { name: 'Wits', value: wits },
    { name: 'Oil', value: oil },
    { name: 'Nerve', value: nerve },
  ],
  edit: edited,
  rename: (it, name) => ({ ...it, name }),
};

function stepsOf(draft: Draft): readonly CreationStep[] {
  const { calling, spread } = draft;
  return [
    {
      id: 'calling',
      title: 'Calling',
      help: 'What you were trained as.',
      random: `d${callings.length}`,
      summary: find(callings, calling)?.name ?? '',
      done: calling !== null,
      kind: 'pick',
      min: 1,
      max: 1,
      choices: callings.map(({ id, name, glow, wits }) => ({
        id,
        label: name,
        note: `glow +${glow}, wits +${wits}`,
        chosen: id === calling,
      })),
    },
    {
      id: 'charms',
      title: 'Charms',
      help: 'Two things you can do when something happens; each costs 1 oil.',
      summary: draft.charms.join(', '),
      done: draft.charms.length === 2,
      kind: 'pick',
      min: 2,
      max: 2,
      choices: charms.map(({ id, name }) => ({
        id,
        label: name,
        note: '',
        chosen: draft.charms.includes(id),
      })),
    },
    {
      id: 'spread',
      title: 'Glow and wits',
      help: `Share ${points} points, 1 to 4 each.`,
      summary: spread === null ? '' : `glow ${spread.glow}, wits ${spread.wits}`,
      done: spread !== null,
      kind: 'form',
      fields: [
        {
          kind: 'text',
          id: 'glow',
          label: 'Glow',
          hint: '1 to 4',
          value: String(spread?.glow ?? ''),
          needed: true,
        },
        {
          kind: 'text',
          id: 'wits',
          label: 'Wits',
          hint: '1 to 4',
          value: String(spread?.wits ?? ''),
          needed: true,
        },
      ],
    },
  ];
}

function chosen(draft: Draft, step: string, input: CreationInput): Made<Json> {
  if (step === 'spread')
    return input.kind === 'form' ? shared(draft, input.fields) : no('wrongInput', { step });
  if (input.kind !== 'pick') return no('wrongInput', { step });
  if (step === 'calling') {
    const calling = find(callings, input.ids[0] ?? null);
    if (calling === undefined || input.ids.length !== 1) return no('pickExactly', { step, count: 1 });
    return { ok: true, value: { ...draft, calling: calling.id } };
  }
  if (step === 'charms') {
    const picked = charms.filter(({ id }) => input.ids.includes(id)).map(({ id }) => id);
    if (picked.length !== 2 || input.ids.length !== 2) return no('pickExactly', { step, count: 2 });
    return { ok: true, value: { ...draft, charms: picked } };
  }
  return no('noSuchStep', { step });
}

function* rolled(draft: Draft, step: string): CreationRolling {
  if (step !== 'calling') return no('noSuchStep', { step });
  const calling = callings[(yield { sides: callings.length, label: 'Calling' }) - 1];
  if (calling === undefined) throw new Error('a die shows what it has no side for');
  return {
    ok: true,
    value: { draft: { ...draft, calling: calling.id }, told: [`Calling: ${calling.name}`] },
  };
}

function shared(draft: Draft, fields: { readonly [field: string]: string }): Made<Json> {
  const glow = Number(fields.glow);
  const wits = Number(fields.wits);
  const fits = [glow, wits].every((value) => Number.isInteger(value) && value >= 1 && value <= 4);
  if (!fits || glow + wits !== points) return no('badSpread', { points });
  return { ok: true, value: { ...draft, spread: { glow, wits } } };
}

function finished(draft: Draft): Made<Keeper> {
  const open = stepsOf(draft).find((step) => !step.done);
  const calling = find(callings, draft.calling);
  if (open !== undefined || calling === undefined || draft.spread === null)
    return no('unfinished', { step: open?.id ?? 'calling' });
  const { name } = draft;
  return {
    ok: true,
    value: keeper({
      name,
      calling: calling.id,
      charms: draft.charms,
      glow: draft.spread.glow + calling.glow,
      wits: draft.spread.wits + calling.wits,
    }),
  };
}
