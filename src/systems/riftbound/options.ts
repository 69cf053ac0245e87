import type { Viewer } from '../../engine/event.ts';
import type { ActOption, Choice, GroupNames, Options, Relation } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { lendersTo } from './abilities/pay.ts';
import { whyNoPrestige } from './abilities/prestige.ts';
import { attackOption } from './attack/options.ts';
import type { Act } from './moves/act.ts';
import { acts } from './moves/index.ts';
import { whyNotAct } from './moves/legality.ts';
import { AS_SKILLED, PAYER } from './moves/perform.ts';
import { plansOf } from './moves/planned.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from './scene.ts';
import { SEIZE } from './turn/seizeAct.ts';

export const groups: GroupNames = [
  { id: 'attack', name: 'Attacks' },
  { id: 'move', name: 'Moves' },
  { id: 'powers', name: 'Abilities' },
  { id: 'gear', name: 'Gear' },
  { id: 'help', name: 'Help' },
  { id: 'free', name: 'Instants' },
  { id: 'turn', name: 'Turn' },
];

/** What somebody may do now, each with the reason where they may not. What they have nothing for is not offered. */
export function optionsOf(scene: Scene, actor: CharacterId, viewer: Viewer): Options {
  if (characterIn(scene, actor) === null) return { actor, acts: [] };
  const there = acts.filter(
    (act) =>
      (act.gmOnly !== true || viewer.gm) &&
      (scene.fight !== null || act.when === 'anytime') &&
      act.offered?.(scene, actor) !== false,
  );
  const attack = scene.fight === null ? [] : [attackOf(scene, actor)];
  const all = [...attack, ...there.map((act) => optionOf(scene, actor, act))];
  return { actor, acts: all.map((option) => withPlans(scene, actor, option, all)) };
}

/** Whoever Seizes the Initiative may pick the Action before: out of all that they could do. */
function withPlans(
  scene: Scene,
  actor: CharacterId,
  option: ActOption,
  all: readonly ActOption[],
): ActOption {
  if (option.id !== SEIZE || option.refused !== null) return option;
  return {
    ...option,
    price: '1 Action of your next turn',
    ...{ targets: plansOf(scene, actor, all), targetNeeded: false, meansNeeded: true },
  };
}

function attackOf(scene: Scene, actor: CharacterId): ActOption {
  const { targets = [], ...option } = attackOption(scene, actor);
  return { ...option, targets: targets.map((one) => related(scene, actor, one)) };
}

function optionOf(scene: Scene, actor: CharacterId, act: Act): ActOption {
  const targets = act.targets?.(scene, actor);
  const means = act.means?.(scene, actor);
  return {
    kind: 'act',
    id: act.id,
    name: act.name,
    ...(act.also === undefined ? {} : { also: act.also }),
    group: act.group,
    price: priceOf(scene, actor, act),
    ...(wantsSkill(scene, actor, act) ? { takes: [AS_SKILLED] } : {}),
    ...spendsOf(scene, actor, act),
    refused: whyNotAct(scene, actor, act) ?? whyNotSkilled(scene, actor, act) ?? whyNoMeans(act, means),
    ...(targets === undefined
      ? {}
      : {
          targets: targets.map((one) => related(scene, actor, one)),
          targetNeeded: act.targetLater !== true,
          ...(act.targetsOpen ? { targetsOpen: true } : {}),
        }),
    ...(means === undefined ? {} : { means, meansNeeded: act.meansLater !== true }),
    ...(act.words === undefined ? {} : { detail: act.words }),
  };
}

const wantsSkill = (scene: Scene, actor: CharacterId, act: Act): boolean =>
  act.skillForSome !== true && act.wantsSkill?.(scene, actor) === true;

/** Why it can't be done with anything that they have: the reason of the first. */
function whyNoMeans({ meansLater }: Act, means: readonly Choice[] | undefined): Refusal | null {
  if (means === undefined || meansLater || means.some(({ refused }) => refused === null)) return null;
  return means[0]?.refused ?? null;
}

/** What wants Skilled hands is out of reach for who has neither them nor three Prestige. */
const whyNotSkilled = (scene: Scene, actor: CharacterId, act: Act): Refusal | null =>
  wantsSkill(scene, actor, act) ? whyNoPrestige(scene, actor) : null;

/** What an act costs of the turn, in SP, and in Prestige where that stands for Skilled hands; outside of fights nobody counts Actions. */
function priceOf(scene: Scene, actor: CharacterId, act: Act): string {
  const { cost, sp = 0 } = act;
  const turn = scene.fight === null || cost === 'nothing' ? [] : [cost === 'action' ? 'Action' : 'Instant'];
  const skill = wantsSkill(scene, actor, act) ? ['3 Prestige'] : [];
  const all = [...turn, ...(sp === 0 ? [] : [`${sp} SP`]), ...skill];
  return all.length === 0 ? 'free' : all.join(', ');
}

/** What may be ticked for an act: three Prestige in place of Skilled, the SP of Generous allies before one's own, and what it has of its own. */
function spendsOf(scene: Scene, actor: CharacterId, act: Act): Pick<ActOption, 'spends'> {
  const skilled: readonly Choice[] =
    act.wantsSkill?.(scene, actor) === true
      ? [
          {
            id: AS_SKILLED,
            name: '3 Prestige: count as Skilled',
            note: act.name,
            refused: whyNoPrestige(scene, actor),
          },
        ]
      : [];
  const lenders = act.sp === undefined ? [] : lendersTo(scene, actor);
  const lent = lenders.map((id): Choice => {
    const { name } = character(scene, id);
    return { id: `${PAYER}${id}`, name: `${name}'s SP`, note: 'Generous', refused: null };
  });
  const spends = [...skilled, ...lent, ...(act.ticks?.(scene, actor) ?? [])];
  return spends.length === 0 ? {} : { spends };
}

const related = (scene: Scene, actor: CharacterId, choice: Choice): Choice => ({
  ...choice,
  relation: choice.relation ?? relationTo(scene, actor, choice.id),
});

function relationTo(scene: Scene, actor: CharacterId, id: CharacterId): Relation {
  if (id === actor) return 'self';
  if (characterIn(scene, id) === null) return 'thing';
  const [own, theirs] = [fighterIn(scene, actor), fighterIn(scene, id)];
  return own !== null && theirs !== null && own.side !== theirs.side ? 'foe' : 'ally';
}
