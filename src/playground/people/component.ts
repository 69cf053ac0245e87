/** A component as it stands in a message or modal. */
export interface Component {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly url?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly value?: string;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly default?: boolean;
  }[];
  /** Of selects of people, roles and channels. */
  readonly default_values?: readonly { readonly id: string }[];
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
}
