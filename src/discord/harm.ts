import { ApplicationCommandOptionType } from 'discord.js';
import type { Intent } from '../app/play/act.ts';
import { offeredText, perform, suggestActors } from './acting.ts';
import type { CommandCall, Completion } from './command.ts';
import { given, seated } from './seated.ts';

/** How much, and whom: the options of whatever hurts or heals by hand. */
export const HARM = [
  {
    type: ApplicationCommandOptionType.Integer,
    name: 'amount',
    description: 'How much, after armour',
    required: true,
    min_value: 1,
    max_value: 1000,
  },
  offeredText('who', 'Who; without it, your character (GM: whose turn it is)'),
] as const;

/** Completes `who`. */
export const suggestWho = (call: Completion) =>
  call.option === 'who' ? suggestActors(call) : Promise.resolve([]);

/** Whoever is named may be somebody of whom not everybody knows. */
export const namesSomebody = ({ options }: CommandCall['interaction']): boolean =>
  options.getString('who') !== null;

/** Hurts or heals somebody, or sets how they are, by the rules: their own player's to do, or a GM's. */
export const changeHealth = (call: CommandCall, change: 'damage' | 'heal' | 'set'): Promise<void> =>
  seated(call, async (table) => {
    const { options } = call.interaction;
    const acting = await call.app.acts.acting(table, options.getString('who'));
    await given(call, table, acting, (found) => {
      const who = { actor: found.id, asGm: table.gm };
      const intent: Intent =
        change === 'set'
          ? {
              ...who,
              kind: 'amend',
              field: table.system.character.health,
              value: String(options.getInteger('to', true)),
            }
          : { ...who, kind: 'harm', change, points: options.getInteger('amount', true) };
      return perform(call, table, found, intent);
    });
  });
