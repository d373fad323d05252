import type { ComponentType, ReactNode } from 'react'
import { ExactTime } from '#kit/activity/index.ts'
import { fieldOf, fieldsOf } from '#kit/resource/index.ts'
import { OutsideLink } from '#ui/actions/outside-link.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { isOnDemand, valueOnDemand } from '../kinds/value-on-demand.tsx'
import { PictureValue } from '../picture-value.tsx'
import { optionOf, type Options, textOf } from '../references.tsx'
import type { AnyRecord } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { useValueText } from '../value-text.ts'
import type { DetailScreens } from './detail-options.ts'

export const recordColumns = 'grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'

export const withPicture =
  'grid gap-x-8 gap-y-6 sm:grid-cols-[10rem_minmax(0,1fr)] 2xl:grid-cols-[14rem_minmax(0,1fr)]'

export const factsOf = ({
  screens: { resource, Picture },
  facts,
}: DetailScreens): readonly string[] =>
  facts ??
  fieldsOf(resource).flatMap(([name, { kind }]) => {
    const isElsewhere = kind === 'longText' || (kind === 'picture' && Picture)
    return name === resource.nameField || isElsewhere ? [] : [name]
  })

export interface RecordFactsProps {
  detail: DetailScreens
  record: AnyRecord
  options: Options
}

export type RecordFactsPart = ComponentType<RecordFactsProps>

interface EditableProps extends RecordFactsProps {
  /** Shows a value so that it can be edited; those without a text are listed, too. */
  editable?: ((name: string, value: ReactNode) => ReactNode) | undefined
}

export function RecordFacts({ editable, ...shown }: EditableProps) {
  const { detail, record } = shown
  const { screens } = detail
  const { resource } = screens
  const { label } = useResourceTexts(resource)
  const facts = factsOf(detail)
  const longTexts = fieldsOf(resource).flatMap(([name, { kind }]) =>
    kind === 'longText' && !facts.includes(name) ? [{ name, text: textOf(record, name) }] : [],
  )
  const missing = editable ? longTexts.filter(({ text }) => !text).map(({ name }) => name) : []
  const shownAs = editable ?? ((_name, value) => value)
  return (
    <div className="min-w-0 space-y-6">
      {longTexts.map(
        ({ name, text }) =>
          text &&
          shownAs(
            name,
            <p key={name} dir="auto" className="max-w-prose text-pretty whitespace-pre-line">
              {text}
            </p>,
          ),
      )}
      <DefinitionList>
        {[...facts, ...missing].map((name) => (
          <Definition key={name} term={label(name)}>
            {shownAs(name, <Fact {...shown} name={name} />)}
          </Definition>
        ))}
        <Definition term={label('createdAt')}>
          <ExactTime at={record.createdAt} />
        </Definition>
        <Definition term={label('updatedAt')}>
          <ExactTime at={record.updatedAt} />
        </Definition>
      </DefinitionList>
    </div>
  )
}

interface FactProps extends RecordFactsProps {
  name: string
}

function Fact({ detail, record, options, name }: FactProps) {
  const { resource, references } = detail.screens
  const texts = useResourceTexts(resource)
  const { t, label } = texts
  const valueText = useValueText(resource, texts)
  const field = fieldOf(resource, name)
  const { kind, format, required } = field
  const nothing = <span className="text-ink-faint">{t('form.unknown')}</span>
  if (kind === 'reference') {
    const option = optionOf(options, name, record)
    if (!option) return nothing
    return <span className="flex min-h-6 items-center">{references[name]?.chip(option)}</span>
  }
  if (isOnDemand(field)) {
    return valueOnDemand({ value: record[name], options: options[name], nothing })
  }
  const value = valueText(name, record[name])
  if (!value) return nothing
  if (kind === 'picture') return <PictureValue id={value} label={label(name)} />
  if (kind === 'url') return <OutsideLink href={value}>{value}</OutsideLink>
  if (format) return <bdi className="tabular-nums select-all">{value}</bdi>
  const look = kind === 'longText' ? 'whitespace-pre-line' : required && 'font-medium'
  return <bdi className={look || undefined}>{value}</bdi>
}
