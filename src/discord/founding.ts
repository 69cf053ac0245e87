import { begunView } from '../view/begun.ts';
import { permissionLine } from '../view/campaign.ts';
import { calledBy } from '../view/creation.ts';
import type { Form } from '../view/message.ts';
import type { CommandCall, FormCall } from './command.ts';
import { missingPermissions } from './permissions.ts';
import { refuse } from './seated.ts';

/** Starts a campaign where the caller is: told to everybody there, and to the caller alone what the bot may not do there. */
export async function found(
  call: CommandCall | FormCall,
  given: { readonly name: string; readonly system: string; readonly gmRoleId: string | null },
): Promise<void> {
  const { app, caller, respond, interaction } = call;
  const made = await app.campaigns.create(caller, given);
  if (!made.ok) return refuse(call, made.refusal, null);
  const missing = missingPermissions(interaction.appPermissions, interaction.channel?.isThread() ?? false);
  const system = app.ports.systems.titleOf(made.value.system) ?? made.value.system;
  const rules = await app.ports.systems.load(made.value.system);
  const ready = (rules?.ready?.fights.length ?? 0) > 0;
  await respond.reply(
    begunView(made.value, system, {
      ready,
      credit: rules?.credit,
      called: calledBy(rules?.character ?? null),
    }),
  );
  const line = permissionLine(missing);
  if (line !== null) await respond.whisper({ card: { text: line, tone: 'bad' } });
}

const NAME = 100; // as many characters as `/campaign create` takes

/** Asks for what a campaign needs: its name, and which rules it is played by. */
export const foundingForm = (systems: readonly { readonly id: string; readonly title: string }[]): Form => ({
  id: 'help.found',
  title: 'New campaign',
  fields: [
    { id: 'name', label: 'Name', hint: 'What your group calls it', value: '', needed: true, max: NAME },
    {
      id: 'system',
      label: 'Rules',
      hint: 'Which game you play',
      kind: 'pick',
      choices: systems
        .slice(0, 25)
        .map(({ id, title }, n) => ({ id, label: title, note: '', chosen: n === 0 })),
      min: 1,
      max: 1,
    },
  ],
});
