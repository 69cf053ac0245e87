import { ApplicationCommandOptionType } from 'discord.js';
import type { LookedUp } from '../src/app/glossary.ts';
import type { Result } from '../src/app/result.ts';
import { systems } from '../src/app/systems.ts';
import type { Command, ComponentCall, Scene } from '../src/discord/command.ts';
import { refuse } from '../src/discord/seated.ts';
import { shorten } from '../src/view/limits.ts';
import type { View } from '../src/view/message.ts';
import { ruleView, whichRulesView, whichRuleView } from '../src/view/rule.ts';

/** What was found, for the one who asks. */
async function tell(
  scene: Scene,
  typed: string,
  looked: Result<LookedUp>,
  say: (view: View) => Promise<void>,
): Promise<void> {
  if (!looked.ok) return refuse(scene, looked.refusal, null);
  const { value } = looked;
  if (value.found === 'rules') return say(whichRulesView(typed, value));
  return say(value.found === 'several' ? whichRuleView(typed, value) : ruleView(value, false));
}

async function inSystem(call: ComponentCall, system: string, typed: string): Promise<void> {
  const looked = await call.app.glossary.lookUp(call.caller, typed, system);
  await tell(call, typed, looked, (view) => call.respond.update(view));
}

/** Everybody reads it too; the one who asked keeps theirs, without the button. */
async function show(call: ComponentCall): Promise<void> {
  const [system = '', ...word] = call.about;
  const looked = await call.app.glossary.lookUp(call.caller, word.join('|'), system);
  if (!looked.ok || looked.value.found !== 'meanings') return inSystem(call, system, word.join('|'));
  const view = ruleView(looked.value, true);
  await call.respond.update(view);
  await call.respond.apart(view);
}

const rule: Command = {
  anywhere: true,
  data: {
    name: 'rule',
    description: 'Look up a word of the rules: a condition, an action, a weapon, a term',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'The word: Stunned, Cover, Overwatch …',
        required: true,
        autocomplete: true,
        max_length: 100,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'system',
        description: "Which rules; without it, this campaign's",
        choices: systems.catalogue.map(({ id, title }) => ({ name: title, value: id })),
      },
    ],
  },
  secret: () => true,
  async run(call) {
    const { options } = call.interaction;
    const typed = options.getString('what', true);
    const looked = await call.app.glossary.lookUp(call.caller, typed, options.getString('system'));
    await tell(call, typed, looked, (view) => call.respond.whisper(view));
  },
  async complete({ app, caller, interaction, typed }) {
    const found = await app.glossary.suggest(caller, typed, interaction.options.getString('system'));
    return found.map(({ name, kind }) => ({
      name: shorten(kind === '' ? name : `${name} · ${kind}`, 100),
      value: shorten(name, 100),
    }));
  },
  components: {
    'rule.show': show,
    'rule.in': (call) => inSystem(call, call.about[0] ?? '', call.about.slice(1).join('|')),
    'rule.pick': (call) => inSystem(call, call.about[0] ?? '', call.values[0] ?? ''),
  },
};

export default rule;
