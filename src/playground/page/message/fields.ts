// How an embed's fields are set.
import type { APIEmbedField } from 'discord-api-types/v10';

/** Inline fields stand up to three in a row; each gets the number of columns in its row. */
export function fieldColumns(fields: readonly Pick<APIEmbedField, 'inline'>[]): readonly (1 | 2 | 3)[] {
  const columns: (1 | 2 | 3)[] = [];
  let run = 0;
  const close = () => {
    for (let left = run; left > 0; left -= 3) {
      const inRow = left >= 3 ? 3 : left === 2 ? 2 : 1;
      for (let column = 0; column < inRow; column += 1) columns.push(inRow);
    }
    run = 0;
  };
  for (const field of fields) {
    if (field.inline) {
      run += 1;
    } else {
      close();
      columns.push(1);
    }
  }
  close();
  return columns;
}
