import type { HouseRuleId, HouseRules } from './rules.ts';

interface RuleWords<Id extends HouseRuleId> {
  readonly name: string;
  /** What each choice means at the table, in at most 100 letters. */
  readonly choices: { readonly [Choice in HouseRules[Id]]: string };
}

/** The house rules as players read them. */
export const ruleWords: { readonly [Id in HouseRuleId]: RuleWords<Id> } = {
  turnOrder: {
    name: 'Order of turns',
    choices: {
      initiative: 'by Initiative',
      heroes: 'heroes in any order, where no foe stands between them',
    },
  },
  sixes: {
    name: 'Sixes for Cleave and Rend',
    choices: {
      asTheyEnd: 'a die that ends as a 6 counts, Focus included',
      asRolled: 'only a die that was rolled as a 6 counts',
    },
  },
  soulfireSixes: {
    name: 'Sixes made by Soulfire',
    choices: {
      yes: 'they count for Cleave and Rend',
      no: 'they are successes, but no 6s for Cleave and Rend',
    },
  },
  resistersAsked: {
    name: 'What who resists spends',
    choices: {
      yes: 'is asked before and after their roll, where it could help',
      no: 'is not asked, so that nobody waits for it; Focus is',
    },
  },
  beginnersAsked: {
    name: 'What who begins a Test spends',
    choices: {
      no: 'is said with it (spend:), so that nobody waits for it',
      yes: 'is asked before and after every roll that it could better, with a button for each',
    },
  },
  closeShot: {
    name: 'Shots at Close Range',
    choices: {
      '1': 'cost one step of Accuracy, without the trait Close',
      '0': 'cost nothing',
      '2': 'cost two steps of Accuracy, without the trait Close',
    },
  },
  hiddenCalledShot: {
    name: 'Called Shots from hiding',
    choices: {
      adds: 'their steps are added to a Defence of Poor',
      poor: 'Defence is Poor, whatever is aimed at',
    },
  },
  blast: {
    name: 'Blast',
    choices: {
      zone: 'hurts everybody in the Zone by its figure, without a Test',
      test: 'is a Test against one, who takes the successes too; a hit deals all others there the figure',
    },
  },
  defensive: {
    name: 'Several Defensive items',
    choices: { once: 'count once', each: 'count one step each' },
  },
  thrown: {
    name: 'A thrown weapon',
    choices: { atHand: 'is at hand again', dropped: 'lies there until somebody picks it up' },
  },
  hazardArmour: {
    name: 'Armour against hazards and falls',
    choices: { yes: 'counts', no: 'does not count' },
  },
  deathTests: {
    name: 'Death Tests',
    choices: {
      named: 'for heroes and foes with a name of their own; other foes fall',
      all: 'for everybody',
    },
  },
  lastStand: {
    name: 'After a Last Stand',
    choices: {
      dies: 'one dies when the fight ends',
      mortallyWounded: 'one is Mortally Wounded again when the fight ends',
    },
  },
  halves: {
    name: 'Half of the Toughness',
    choices: { down: 'is rounded down', up: 'is rounded up' },
  },
  restMettle: {
    name: 'Mettle after a long rest',
    choices: { no: 'stays as it is', yes: 'all of it is back' },
  },
  chargeMoves: {
    name: 'A Charge',
    choices: {
      no: 'brings no movement of its own',
      yes: 'may go to an adjacent Zone first',
    },
  },
  chargeWith: {
    name: 'Weapons for a Charge',
    choices: { any: 'any', melee: 'melee only' },
  },
  breakFree: {
    name: 'Getting out of a Grapple',
    choices: { action: 'takes an Action', test: 'takes an Action and an Opposed Test' },
  },
  parley: {
    name: 'A Parley that is won',
    choices: { ends: 'ends the fight', gmConfirms: 'ends the fight if the GM agrees' },
  },
  shove: {
    name: 'A Shove',
    choices: {
      sameZone: 'pushes out of Close Range, in the same Zone',
      nextZone: 'pushes into an adjacent Zone',
    },
  },
};
