import type { View } from '../../../view/message.ts';
import type { ComponentCall, FormCall } from '../../command.ts';

/** Shows a panel: in a message of its own, or in the place of the one that was pressed. */
export type Showing = (call: ComponentCall | FormCall, view: View, as: 'whisper' | 'update') => Promise<void>;
