// What the bot says, before Discord: words, rows of things to press, files. `render.ts` makes Discord's JSON or plain text of it.

export type Tone = 'plain' | 'good' | 'bad' | 'quiet' | 'ask';

export interface Card {
  readonly title?: string;
  readonly text: string;
  /** What goes up and down, below the text: a bar each; in plain words 'Toughness 6 of 10'. */
  readonly gauges?: readonly { readonly label: string; readonly value: number; readonly max: number }[];
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
  readonly footer?: string;
  readonly portrait?: string; // the name of one of the view's files, shown small beside the text
  readonly tone: Tone;
}

export interface Button {
  readonly kind: 'button';
  readonly id: string; // custom id
  readonly label: string;
  readonly look?: 'main' | 'plain' | 'good' | 'danger';
  readonly disabled?: boolean;
}

/** A button that opens an address, and asks us nothing. */
export interface Link {
  readonly kind: 'link';
  readonly url: string;
  readonly label: string;
}

export interface Select {
  readonly kind: 'select';
  readonly id: string;
  readonly placeholder: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly note?: string;
    readonly chosen?: boolean;
  }[];
}

export type Row = readonly (Button | Link)[] | readonly [Select];

export interface FileToSend {
  readonly name: string;
  readonly data: Blob; // a large one in many parts, which are never put together at one go
  readonly description: string;
}

/** A picture as SVG, drawn when it is sent. All that it shows stands in the view's words too: plain text goes without it. */
export interface Picture {
  readonly name: string; // of the file, '….png'
  readonly svg: string;
  readonly description: string; // for those who do not see it
  readonly ground?: Ground; // what its svg names and does not have
}

/** A picture that lies under another: large, and read only where whoever draws does not know it. */
export interface Ground {
  readonly href: string; // its name in the svg
  read(): Promise<string | null>; // base64
}

/** A message. `pings` are the users it notifies; nobody else is, whatever its words contain. */
export interface View {
  readonly content?: string;
  readonly card?: Card;
  readonly rows?: readonly Row[];
  readonly files?: readonly FileToSend[];
  readonly picture?: Picture;
  readonly pings?: readonly string[];
  /** As plain words, or as a card; absent: as whoever asks has it. */
  readonly plain?: boolean;
}

/** One thing to give in a form: some text, or so many out of a list of at most 25. */
export type FormField = {
  readonly id: string;
  readonly label: string;
  readonly hint: string; // stands under the label
} & (
  | {
      readonly kind?: 'text';
      readonly value: string;
      readonly needed: boolean;
      readonly long?: boolean;
      readonly max: number;
    }
  | {
      readonly kind: 'pick';
      readonly choices: readonly {
        readonly id: string;
        readonly label: string;
        readonly note: string;
        readonly chosen: boolean;
      }[];
      readonly min: number;
      readonly max: number;
    }
);

/** A form of at most five parts: its fields, and a note above them where there is one. */
export interface Form {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly FormField[];
}
