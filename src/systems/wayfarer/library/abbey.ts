/**
 * Unit cards of the Abbey Marches, a setting of blades and spells: a line a unit, as forces are printed. Ours; every plan keeps the rules
 * for building (L643 to L662).
 */
export const abbeyMarches: readonly string[] = [
  'Healer; Elite; Human; Cleric; dice MO 1 MD 2 BD 1 AO 2 AD 2 AT 2 DE 3; skills White Mage; spells Healing Hand, Bless; gear Mace',
  'Fire Mage; Elite; Elf; Mage; dice MD 1 BD 2 AO 3 AD 2 AT 2 DE 3; skills Red Mage; spells Flaming Bolt, Air Slash; gear Magi Staff',
  'Bone Singer; Elite; Gnome; Mage; dice MD 1 BD 1 AO 2 AD 2 AT 2 DE 2; skills Black Mage; spells Ghost Blade, Curse; gear Staff',
  'Hedge Witch; Champion; Half-Elf; Mage; dice MO 1 MD 1 BD 2 AO 3 AD 3 AT 2 DE 3; skills Green Mage; spells Entangle, Stone Form; gear Staff',
  "Glamour; Elite; Fairy; Mage; dice BD 2 AO 2 AD 2 AT 3 DE 2; skills Blue Mage; spells Wizard's Hand",
  'Oath Blade; Elite; Human; Spellsword; dice MO 2 MD 2 BD 2 AO 2 AD 2 AT 2 DE 2; skills Red Mage, Nimble Casting; spells Thunder Clap; gear Sword',
  'Axe; Troop; Dwarf; Warrior; dice MO 2 MD 2 BD 2 AT 3 DE 1 AD 1; gear Battleaxe, Mail',
  'Reaver; Troop; Orc; Warrior; dice MO 3 MD 1 BD 1 AT 3 DE 1; skills Rage, Charge; gear Great Axe, Hides',
  'Slinger; Troop; Goblin; Outlaw; dice MO 1 MD 1 BO 2 BD 1 AT 2 DE 2; gear Sling, Knife',
  'Mountain Giant; Champion; Jotun; Warrior; dice MO 2 MD 2 BD 2 AD 1 AT 2 DE 2; skills Sweeping Strike, Intimidating; gear Maul',
  'Lancer; Elite; Human; Warrior; dice MO 3 MD 2 BD 2 AD 1 AT 2 DE 2; skills Charge; gear Short Spear, Leathers; mount Warhorse / Troop / Horse / - / dice MO 1 MD 1 BD 1 TD 1 AD 1 AT 2 DE 1',
  'War Bear; Troop; Bear; -; dice MO 2 MD 2 BD 1 TD 1 AD 1 AT 2 DE 1',
  'Old Wyrm; Champion; Dragon; -; dice MO 2 MD 2 BD 2 TD 1 AO 1 AD 1 AT 2 DE 2; skills Intimidating',
  'Risen; Troop; Human; Warrior; as Undead; dice MO 2 MD 1 BD 1 AT 1 DE 1; traits Mindless Dead; gear Club',
  'Clay Guard; Troop; Construct; Soldier; size 2x2; dice MO 2 MD 2 BD 2 AT 2 DE 1 AD 1; bumps MO +1 MD +1; gear Maul',
  'Rune Warden; Elite; Dwarf; Spellsword; as Magi-Tech; dice MO 2 MD 2 BD 1 AO 1 AD 2 AT 2 DE 1; bumps AO +1; gear Warhammer, Tower Shield',
  'Chronicler; Troop; Human; Researcher; dice MD 1 BO 1 BD 2 TO 1 AD 2 AT 2 DE 4; skills Medic; gear Staff',
  'Field Captain; Champion; Human; Tactician; dice MO 2 MD 2 BO 1 BD 2 AD 2 AT 2 DE 4; skills Commander, Rally, Inspire; gear Sword, Mail',
  'Saint; Hero; Human; Cleric; as Fantastic; dice MO 2 MD 2 BD 2 AO 3 AD 3 AT 3 DE 4; skills White Mage, Iron Will, Intrepid; spells Healing Hand, Bless, Blade of Light, Repel; gear Sword, Plate Armor',
  'Baggage Wagon; vehicle; Wagon',
];
