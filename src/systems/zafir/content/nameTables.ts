/** Names of the six peoples as they are rolled: by the die for the row, and the column for whom or the second die. */

export const forWhom = ['Masculine', 'Feminine', 'Any gender'] as const;
export const byDie = ['1-2', '3-4', '5-6'] as const;

type NameRow = readonly [string, string, string];
type SixRows = readonly [NameRow, NameRow, NameRow, NameRow, NameRow, NameRow];

export const insaanGivenNames = [
  ['Jonathan', 'Koichi', 'Aki'],
  ['Marcus', 'Jennifer', 'Bevan'],
  ['Atandwa', 'Naima', 'Hunter'],
  ['Nozumo', 'Layla', 'Rei'],
  ['Farid', 'Yasmine', 'Scout'],
  ['Yousef', 'Gertrude', 'Zaza'],
] as const satisfies SixRows;

export const insaanFamilyNames = [
  ['Baker', 'Smith', 'Higge'],
  ['Holstead', 'Sunkett', 'Al-Kwarismi'],
  ['Akosh', 'Nyongo', 'Gurira'],
  ['Takashi', 'Petrunich', 'Hernandez'],
  ['Trewella', 'Shao', 'Amedda'],
  ['Pin', 'Vanater', 'Zulu'],
] as const satisfies SixRows;

export const hinnGivenNames = [
  ['Elleran', 'Aleria', 'Aramani'],
  ['Omar', 'Gelleneth', 'Auden'],
  ['Malon', 'Fareena', 'Janus'],
  ['Relanor', 'Tela', 'Hadli'],
  ['Makatosh', 'Nadia', 'Katana'],
  ['Kevin', 'Octavia', 'Reinn'],
] as const satisfies SixRows;

export const hinnFamilyNamesEtherian = [
  ['Orivaris', 'Elion', 'Nephinae'],
  ['Elpharae', 'Alavara', 'Ilmadia'],
  ['Elandor', 'Halanaestra', 'Saphielle'],
  ['Xilren', 'Thaola', 'Zestari'],
  ['Umeleth', 'Vaeri', 'Aenwyn'],
  ['Myrdin', 'Zilyana', 'Haera'],
] as const satisfies SixRows;

/** The book leaves the columns of the dyn unnamed: the second die says which (A56). */
export const dynNames = [
  ['Ash', 'Bekke', 'Gage'],
  ['Bo', 'Jai', 'Wren'],
  ['Denn', 'Perl', 'Star'],
  ['Kye', 'Quin', 'Poz'],
  ['Jax', 'Chik', 'Bru'],
  ['Mack', 'Viv', 'Xed'],
] as const satisfies SixRows;

export const rhuthariChosenNames = [
  ['Fetu', 'Tueila', 'Ainalani'],
  ['Palueiite', 'La-ei', 'Aputi'],
  ['Rangi', 'Lanuola', 'Laki'],
  ['Tamati', 'Asoese', 'Kerubo'],
  ['Barmasai', 'Akinyi', 'Kioko'],
  ['Lo-ikerra', 'Makena', 'Nataana'],
] as const satisfies SixRows;

export const rhuthariTribalNames = [
  ['al-Njeri', 'al-Arana', 'al-Omondi'],
  ['al-Kikuyu', 'al-Kura', 'al-Devi'],
  ['al-Maina', 'al-Ora', 'al-Juma'],
  ['al-Mwangi', 'al-Turi', 'al-Palakiko'],
  ['al-Kimani', 'al-Kama', 'al-Shah'],
  ['al-Odhiambo', 'al-Kaukai', 'al-Ashi (Exile)'],
] as const satisfies SixRows;

export const athenkiGivenNames = [
  ["L'uriz", 'Chabat', 'Marzuk'],
  ['Kathaxo', "Bann'ika", 'Lazgak'],
  ["Li'vogorak", "Ch'koda", "B'hak"],
  ["Ha'rakan", 'Kruthani', "Vet'kag"],
  ['Koshtuko', 'Eshozi', 'Gonka'],
  ["Kagan'a", 'Inkathu', "Za'kath"],
] as const satisfies SixRows;

export const athenkiFamilyNames = [
  ["K'tuj", 'Fromdak', 'Harstarni'],
  ['Lashtal', 'Zetroc', "Ong'kud"],
  ['Oh', "Merk'ikot", "Thal'nuut'ong"],
  ['Vox', "Mol'vixo", 'Ghazat'],
  ["N'guchat", 'Vasht', "Inzego'no'gorek"],
  ['Uzak', 'Zagnatz', 'Zarod'],
] as const satisfies SixRows;

export const jaanNames = [
  ['Agoranamchanigaragara “Gara”'],
  ['Maltinoragbarinthia “Malta”'],
  ['Farudammangeringthoriadishmalchannagath “Chi-chi”'],
  ['Torrakamundabaruthadaring “Rakamunda”'],
  ['Ishinsherishawankalatisheevarundi “Ishi”'],
  ['Lalamomoannanciama “Lala”'],
] as const;
