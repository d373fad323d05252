import type { Field, FieldOf, FieldOptions, NumberOptions } from '../fields.ts'

type MoneyOptions = Omit<FieldOptions, 'filter' | 'bulk' | 'search'> &
  Pick<NumberOptions<boolean>, 'min' | 'max'>

/** An amount in minor units, as cents, of one currency; so are `min` and `max`. */
export function money<const Options extends MoneyOptions>(
  currency: string,
  options: Options,
): FieldOf<'money', number, Options>
export function money(currency: string, options: object): object {
  return {
    kind: 'money',
    currency,
    look: { width: 8, numeric: true },
    show: (stored, format) =>
      format.number(decimalOf(Number(stored), currency), { style: 'currency', currency }),
    read: (cell) => minorUnitsOf(cell, currency),
    ...options,
  } satisfies Partial<Field>
}

export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 0

/** 1250 cents are "12.50" euros. */
export function decimalOf(amount: number, currency: string): `${number}`
export function decimalOf(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  const text = `${Math.abs(amount)}`.padStart(digits + 1, '0')
  const whole = text.length - digits
  const fraction = digits > 0 ? `.${text.slice(whole)}` : ''
  return `${amount < 0 ? '-' : ''}${text.slice(0, whole)}${fraction}`
}

export function minorUnitsOf(decimal: string, currency: string): number | undefined {
  const digits = digitsOf(currency)
  const [, whole, fraction = ''] = /^(-?\d{1,15})(?:\.(\d*?)0*)?$/.exec(decimal) ?? []
  if (whole === undefined || fraction.length > digits) return undefined
  // Minus zero is written as zero.
  return Number(whole + fraction.padEnd(digits, '0')) || 0
}
