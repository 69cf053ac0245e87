import { defineTable, row } from '../../../engine/table.ts';

/** What somebody did before (Step 5): the book's examples, and some of ours. A Background of one's own is as good. */
export const backgrounds = defineTable(row, [
  { id: 'exCriminal', name: 'Ex-criminal', text: "That's over." },
  { id: 'criminal', name: 'Criminal', text: "That isn't over." },
  { id: 'pilotSchool', name: 'Trained as a pilot', text: 'Years at the controls.' },
  { id: 'captainSchool', name: 'Trained as a captain', text: 'Years of giving orders.' },
  { id: 'biologySchool', name: 'Trained as a biologist', text: 'Years among living things.' },
  { id: 'soldier', name: 'Soldier', text: 'You followed orders and lived.' },
  { id: 'medic', name: 'Medic', text: 'You put people together again.' },
  { id: 'miner', name: 'Asteroid miner', text: 'Rock, dust and vacuum.' },
  { id: 'trader', name: 'Trader', text: 'You know what things are worth.' },
  { id: 'mechanic', name: 'Ship mechanic', text: 'You kept her flying.' },
]);

/** Why somebody became an adventurer: their Origin. */
export const origins = defineTable(row, [
  { id: 'orphaned', name: 'Lost your parents', text: 'Nothing held you at home.' },
  { id: 'homeless', name: 'Lost your home planet', text: "There's no home to go back to." },
  { id: 'kidnapped', name: 'Kidnapped by pirates', text: 'You got away, or they let you.' },
  { id: 'bored', name: 'Bored', text: 'Anything was better than that.' },
  { id: 'business', name: 'Starting a business', text: 'From planet to planet.' },
  { id: 'goal', name: 'Following your Goal', text: 'It leads out there.' },
  { id: 'passed', name: 'Finished school', text: "Now it's for real." },
  { id: 'failed', name: 'Failed school', text: "They'll see." },
  { id: 'dropped', name: 'Dropped out of school', text: 'There was more to learn outside.' },
  { id: 'running', name: 'Running from the law', text: "They're still looking." },
]);
