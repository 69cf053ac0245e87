import { Form, fieldsAt, listAt, type Path, textAt } from './form.ts';

/** Checks autocomplete choices: 25, names and text values of 1 to 100 characters, values of the option's kind. */
export function checkChoices(data: unknown, optionType: number): readonly unknown[] {
  const form = new Form();
  const fields = fieldsAt(form, ['data'], data);
  const choices = listAt(form, ['data', 'choices'], fields?.choices, { max: 25, required: true }) ?? [];
  choices.forEach((entry, index) => {
    checkChoice(form, ['data', 'choices', index], entry, optionType);
  });
  form.check();
  return choices;
}

/** One choice of an option of the given type (3 text, 4 whole number, 10 number). */
export function checkChoice(form: Form, at: Path, entry: unknown, optionType: number): void {
  const choice = fieldsAt(form, at, entry);
  if (!choice) return;
  textAt(form, [...at, 'name'], choice.name, { min: 1, max: 100, required: true });
  const place = [...at, 'value'];
  if (choice.value === undefined || choice.value === null) {
    form.required(place);
    return;
  }
  if (optionType === 3) {
    if (typeof choice.value === 'string') textAt(form, place, choice.value, { min: 1, max: 100 });
    else form.add(place, 'STRING_TYPE_CONVERT', `Could not interpret "${String(choice.value)}" as string.`);
    return;
  }
  const number = Number(choice.value);
  const whole = optionType === 4;
  if (typeof choice.value === 'boolean' || Number.isNaN(number) || (whole && !Number.isInteger(number)))
    form.add(
      place,
      'NUMBER_TYPE_COERCE',
      `Value "${String(choice.value)}" is not ${whole ? 'int' : 'float'}.`,
    );
  else if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    form.add(
      place,
      'NUMBER_TYPE_MAX',
      `int value should be less than or equal to ${Number.MAX_SAFE_INTEGER}.`,
    );
}
