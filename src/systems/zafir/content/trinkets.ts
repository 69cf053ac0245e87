/** Trinkets by a d66: the first die is the row, the second the column (A57). */
export const trinkets = [
  ['Pen & Pencil', 'Small Journal', 'Foreign Coins', 'Coffee Mug', 'Deck of Cards', 'Crowbar'],
  ['Flask', 'Dainty Napkin', 'Bag of Snacks', 'Butter Crock', 'Monocle', 'Leather Wallet'],
  ['World Atlas', 'Spyglass', 'Padlock & Key', 'Flute', 'Setar', 'Compass'],
  ['Toolset', 'Folding Knife', 'Matches', 'Qunubu Cigarettes', 'Tobacco Pipe', 'Locket w/ Portrait'],
  ['Fancy Hat', 'Fine Gloves', 'Spectacles', 'Box of Tea Leaves', 'Azi Statue', 'Hand Mirror'],
  [
    'Wooden Animal Figurine',
    "Ath'enki Toen Hourglass",
    "Piece of katta'ka shell",
    'Salacious Romance Novel',
    'Package of Dried Mushrooms',
    'Tiny Zephyrite Shard',
  ],
] as const;
