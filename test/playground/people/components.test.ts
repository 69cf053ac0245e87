import { describe, expect, test } from 'vitest';
import { ask, button, playground, post, rolling, row } from '../support.ts';

const weapons = {
  type: 3,
  custom_id: 'weapons',
  min_values: 1,
  max_values: 2,
  options: ['Axe', 'Bow', 'Net'].map((label) => ({ label, value: label.toLowerCase() })),
};

describe('a component', () => {
  const offered = async (...components: readonly unknown[]) => {
    const place = await playground();
    const { body } = await post(place, { content: 'Choose', components });
    return { place, message: body, ana: place.person('Ana') };
  };

  test('is pressed by its label', async () => {
    const { ana, message } = await offered(row(button('b:1', { label: 'Strike' })));
    expect(ana.press(message, 'Strike').interaction.payload.data).toMatchObject({
      custom_id: 'b:1',
      component_type: 2,
    });
  });

  test('comes with its whole message', async () => {
    const { ana, message } = await offered(row(button('b:1')));
    expect(ana.press(message, 'b:1').interaction.payload.message).toMatchObject({
      id: message.id,
      content: 'Choose',
    });
  });

  test('that is disabled cannot be pressed', async () => {
    const { ana, message } = await offered(row(button('b:1', { label: 'Strike', disabled: true })));
    await expect(ana.press(message, 'Strike')).rejects.toThrow("'Strike' is disabled.");
  });

  test('that is not there cannot be pressed', async () => {
    const { ana, message } = await offered(row(button('b:1', { label: 'Strike' })));
    await expect(ana.press(message, 'Parry')).rejects.toThrow("The message has no 'Parry'. It has: Strike.");
  });

  test('of a deleted message cannot be pressed', async () => {
    const { place, ana, message } = await offered(row(button('b:1')));
    place.deleteMessage(message.id);
    await expect(ana.press(message, 'b:1')).rejects.toThrow("That message isn't there.");
  });

  test('gives the values of labels', async () => {
    const { ana, message } = await offered(row(weapons));
    expect(ana.select(message, 'weapons', ['Axe', 'net']).interaction.payload.data).toMatchObject({
      values: ['axe', 'net'],
    });
  });

  test('takes only as many values as it allows', async () => {
    const { ana, message } = await offered(row(weapons));
    await expect(ana.select(message, 'weapons', ['Axe', 'Bow', 'Net'])).rejects.toThrow(
      'Choose 1 to 2 here, not 3.',
    );
  });

  test('takes only what it offers', async () => {
    const { ana, message } = await offered(row(weapons));
    await expect(ana.select(message, 'weapons', 'Spoon')).rejects.toThrow("'Spoon' is not offered.");
  });

  test('that selects people gives them resolved', async () => {
    const { place, ana, message } = await offered(row({ type: 5, custom_id: 'who' }));
    const ben = place.person('Ben');
    expect(ana.select(message, 'who', 'Ben').interaction.payload.data).toMatchObject({
      values: [ben.id],
      resolved: { users: { [ben.id]: { global_name: 'Ben' } } },
    });
  });

  test('inside of a V2 container is found', async () => {
    const place = await playground();
    const components = [{ type: 17, components: [{ type: 10, content: 'Hi' }, row(button('deep'))] }];
    const { body } = await post(place, { flags: 1 << 15, components });
    expect(place.person('Ana').press(body, 'deep').interaction.payload.data).toMatchObject({
      custom_id: 'deep',
    });
  });
});

describe('a form', () => {
  const opened = async (components: readonly unknown[]) => {
    const place = await playground();
    const { pending, answer } = await rolling(place);
    await answer({ type: 9, data: { custom_id: 'form', title: 'A form', components } });
    return { place, form: await pending, ana: place.person('Ana') };
  };
  const name = row({ type: 4, custom_id: 'name', label: 'Name', style: 1, min_length: 2, max_length: 5 });

  test('is sent with what was filled in', async () => {
    const { ana, form } = await opened([name]);
    expect(ana.submit(form, { Name: 'Kira' }).interaction.payload.data).toMatchObject({
      custom_id: 'form',
      components: [{ type: 1, components: [{ type: 4, custom_id: 'name', value: 'Kira' }] }],
    });
  });

  test.each([
    [{}, "'Name' is required."],
    [{ Name: 'K' }, "'Name' needs at least 2 characters."],
    [{ Name: 'Kirastra' }, "'Name' may have at most 5 characters."],
    [{ Name: 'Kira', Age: '9' }, "The form has no field 'Age'."],
  ])('is not sent with %j', async (fields, reason) => {
    const { ana, form } = await opened([name]);
    await expect(ana.submit(form, fields)).rejects.toThrow(reason);
  });

  test('is only for who opened it', async () => {
    const { place, form } = await opened([name]);
    await expect(place.person('Ben').submit(form, { Name: 'Kira' })).rejects.toThrow("somebody else's");
  });

  test('has selects under labels', async () => {
    const { ana, form } = await opened([{ type: 18, label: 'Weapons', component: weapons }]);
    expect(ana.submit(form, { Weapons: ['Axe', 'Bow'] }).interaction.payload.data).toMatchObject({
      components: [{ type: 18, component: { type: 3, custom_id: 'weapons', values: ['axe', 'bow'] } }],
    });
  });

  const speeds = ['Slow', 'Normal', 'Fast'].map((label) => ({ label, value: label.toLowerCase() }));
  const inLabel = async (component: object, fields: Record<string, readonly string[]> = {}) => {
    const { ana, form } = await opened([{ type: 18, label: 'Speed', component }]);
    return ana.submit(form, fields).interaction.payload.data;
  };

  test('has radio buttons, of which one is sent', async () => {
    const component = { type: 21, custom_id: 'speed', options: speeds };
    expect(await inLabel(component, { Speed: ['Fast'] })).toMatchObject({
      components: [{ component: { type: 21, custom_id: 'speed', value: 'fast' } }],
    });
  });

  test('has radio buttons that need not be answered', async () => {
    const component = { type: 21, custom_id: 'speed', options: speeds, required: false };
    expect(await inLabel(component)).toMatchObject({
      components: [{ component: { type: 21, value: null } }],
    });
  });

  test('has check boxes, of which as many are sent as are marked', async () => {
    const component = { type: 22, custom_id: 'speed', options: speeds };
    expect(await inLabel(component, { Speed: ['Slow', 'Normal', 'Fast'] })).toMatchObject({
      components: [{ component: { type: 22, values: ['slow', 'normal', 'fast'] } }],
    });
  });

  test('cannot be answered with another form', async () => {
    const { place, ana, form } = await opened([name]);
    const { interaction } = ana.submit(form, { Name: 'Kira' });
    const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
    expect((await ask(place, 'POST', path, { type: 9, data: {} })).body.code).toBe(50035);
  });
});

test('what only one person sees is gone once they load their client anew', async () => {
  const place = await playground();
  const { pending, answer } = await rolling(place);
  await answer({ type: 4, data: { content: 'psst', flags: 64, components: [row(button('b:1'))] } });
  const whispered = (await pending).message()?.id ?? '';
  const ana = place.person('Ana');
  ana.reload();
  await expect(ana.press(whispered, 'b:1')).rejects.toThrow("That message isn't there.");
});
