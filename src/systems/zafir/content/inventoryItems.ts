import { defineTable, row } from '../../../engine/table.ts';

/** Useful things that a new character may own from the start, as many of them as fit who they are. */
export const inventoryItems = defineTable(row, [
  { id: 'bag', name: 'Bag, backpack or rucksack', text: 'Something to carry the rest in.' },
  { id: 'commonClothing', name: 'Two sets of common clothing', text: 'One to wear, one to change into.' },
  { id: 'rifleKit', name: 'Rifle cleaning & maintenance kit', text: 'Keeps a rifle in order.' },
  { id: 'canteen', name: 'Canteen', text: 'Water for the road.' },
  { id: 'messKit', name: 'Mess kit', text: 'A metal plate, a fork and a spoon.' },
  { id: 'foldingKnife', name: 'Small folding knife', text: 'For bread, rope and whittling.' },
  { id: 'crowbar', name: 'Crowbar', text: 'Opens what is nailed shut.' },
  { id: 'toolkit', name: 'Toolkit', text: 'Screwdriver, hammer, wrench, pliers, file and fasteners.' },
  {
    id: 'light',
    name: 'Flashlight or lantern',
    text: 'An auranite flashlight, or a hooded nethane lantern.',
  },
  {
    id: 'fire',
    name: 'Tinderbox or fire-starter',
    text: 'Tinderbox and chemical matches, or an artifact for it.',
  },
  { id: 'rope', name: '15 meters of rope', text: 'For climbing, tying and hauling.' },
  { id: 'lockPicks', name: 'Lock picks', text: 'For doors you have no key to.' },
  { id: 'instrument', name: 'Musical instrument', text: 'One that you play.' },
  { id: 'journal', name: 'Journal & pencil', text: 'To write in.' },
  { id: 'keepsake', name: 'Personal keepsake', text: 'Jewellery, a photograph, a letter.' },
  { id: 'cards', name: 'Deck of cards or set of dice', text: 'For the long evenings.' },
  { id: 'cigarettes', name: 'Tobacco or qunubu cigarettes', text: 'To smoke, or to trade.' },
]);

export type InventoryItemId = (typeof inventoryItems)[number]['id'];
