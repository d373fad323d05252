import { useFormat } from '#i18n/use-format.ts'
import {
  baseName,
  complete,
  endsIn,
  type Filter,
  formOf,
  recentDays,
  type Resource,
  valuesIn,
} from '#kit/resource/index.ts'
import { isDay } from '#rules/day.ts'
import type { ListState } from '../list-state/use-resource-list.ts'
import type { Options } from '../references.tsx'

export interface FilterTexts {
  labelOf: (filter: Filter) => string
  valueOf: (filter: Filter, value: string) => string
  choicesOf: (filter: Filter) => { value: string; label: string }[]
  /** "Kind: Cat, Dog" */
  pillOf: (filter: Filter, text: string) => string
}

const mostNames = 3

type Described = Pick<ListState, 'resource' | 'texts' | 'valueText'>

/** How pages put the filters of a list into words. */
export function useFilterTexts(of: Described, options: Options = {}): FilterTexts {
  const { resource, valueText } = of
  const { t, tField, label } = of.texts
  const { date, number } = useFormat()

  const labelOf = ({ field, kind }: Filter) =>
    kind === 'missing' ? t('filters.missing') : label(field)

  function valueOf({ field, kind }: Filter, value: string): string {
    const form = formOf({ kind })
    if (form === 'missing') return value === complete ? t('filters.complete') : label(value)
    if (form === 'picture') return tField(value === 'none' ? 'list.without' : 'list.with', field)
    if (form === 'texts') return isolated(value)
    if (kind.startsWith('reference')) {
      return isolated(options[field]?.find(({ id }) => id === value)?.name ?? t('form.unknown'))
    }
    if (form === 'range') return valueText(field, Number(value))
    if (form === 'flag') return valueText(field, value === 'true')
    if (form === 'values') return valueText(field, value)
    return date(isDay(value) ? new Date(`${value}T00:00`) : new Date(value))
  }

  function rangeOf(filter: Filter, text: string) {
    const { from, to } = endsIn(text) ?? {}
    const ends = {
      from: from === undefined ? '' : valueOf(filter, from),
      to: to === undefined ? '' : valueOf(filter, to),
    }
    if (from === undefined || to === undefined) {
      return t(from === undefined ? 'filters.atMost' : 'filters.atLeast', ends)
    }
    return from === to ? ends.from : t('filters.range', ends)
  }

  function namesOf(filter: Filter, text: string) {
    const values = valuesIn(text)
    const names = values.slice(0, mostNames).map((value) => valueOf(filter, value))
    const more = values.length - names.length
    const listed = names.join(t('filters.comma'))
    return more > 0 ? t('filters.more', { names: listed, more: number(more) }) : listed
  }

  function wholeOf(filter: Filter, text: string) {
    const form = formOf(filter)
    if (form === 'flag' || form === 'picture') return valueOf(filter, text)
    const recent = recentDays.find((days) => days === text)
    if (recent) return t(`filters.recent.${recent}`)
    return ['values', 'texts', 'missing'].includes(form)
      ? namesOf(filter, text)
      : rangeOf(filter, text)
  }

  return {
    labelOf,
    valueOf,
    choicesOf: (filter) =>
      choiceValues(resource, filter).map((value) => ({ value, label: valueOf(filter, value) })),
    pillOf: (filter, text) =>
      filter.kind === 'picture'
        ? wholeOf(filter, text)
        : t('filters.pill', { field: labelOf(filter), value: wholeOf(filter, text) }),
  }
}

/** A name may run in another direction than the page. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** The references that are few and known. */
function choiceValues({ fields, filters }: Resource, { field, kind }: Filter): readonly string[] {
  if (kind === 'picture') return ['some', 'none']
  if (kind === 'boolean') return ['true', 'false']
  if (kind === 'missing') return [...(filters?.missing ?? []).map(baseName), complete]
  return fields[field]?.options ?? []
}
