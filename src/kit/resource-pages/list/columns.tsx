import { Link } from '@tanstack/react-router'
import { LocalText } from '#i18n/local-text.tsx'
import { yearText } from '#i18n/year-text.ts'
import { type Column, ColumnFallback, ownScript } from '#kit/record-list/index.ts'
import {
  baseName,
  type Field,
  type FieldKind,
  fieldOf,
  listedFieldsOf,
} from '#kit/resource/index.ts'
import { isOnDemand, valueOnDemand } from '../kinds/value-on-demand.tsx'
import { linkTo } from '../link-to.ts'
import { nameOf, optionOf, referencesOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import type { Display } from './use-display.ts'

type Look = Pick<Column<AnyRecord>, 'width' | 'grows' | 'numeric'>

const text: Look = { width: 10, grows: true }
const short: Look = { width: 9 }

const looks: Partial<Record<FieldKind, Look>> = {
  text,
  email: text,
  url: text,
  number: { width: 6, numeric: true },
  year: { width: 5.5, numeric: true },
  boolean: short,
  choice: short,
  date: { width: 8, numeric: true },
  reference: { width: 11 },
}

/** A year before Christ fits: "1750 BC" is short, "1750 av. J.-C." is not. */
const yearWidth = (format: Display['format']) =>
  Math.max(5.5, 1.5 + 0.47 * yearText(-1750, format).length)

const lookOf = ({ kind, look = looks[kind] }: Field) => look

const columnFields = ({ resource, columns }: Screens) =>
  columns
    ? Object.keys(columns)
    : [
        ...listedFieldsOf(resource).flatMap(([name, field]) =>
          lookOf(field) && name !== resource.nameField ? [name] : [],
        ),
        'createdAt',
      ]

export const usualColumnsOf = (screens: Screens) =>
  (screens.usualColumns ?? columnFields(screens).slice(0, 4)).map(baseName)

export const columnsOf = (display: Display): Column<AnyRecord>[] => [
  titleColumn(display, { isLinked: true }),
  ...columnFields(display.screens).map((name) => columnOf(name, display)),
]

type ColumnDisplay = Omit<Display, 'screens'> & {
  screens: Pick<Screens, 'resource' | 'columns' | 'references'>
}

export function columnOf(name: string, display: ColumnDisplay): Column<AnyRecord> {
  const { screens, texts, format } = display
  const common = { id: baseName(name), label: texts.label(name) }
  const own = screens.columns?.[name]
  if (name === 'createdAt') {
    const cell = ({ createdAt }: AnyRecord) => <LocalText>{format.date(createdAt)}</LocalText>
    return { ...common, width: 8, numeric: true, sort: '-createdAt', cell, ...own }
  }
  const field = fieldOf(screens.resource, name)
  const cell = (record: AnyRecord) => cellOf(name, record, display)
  const width = field.kind === 'year' && { width: yearWidth(format) }
  return { ...common, ...lookOf(field), ...width, ...(field.sort && { sort: name }), cell, ...own }
}

function cellOf(name: string, record: AnyRecord, { screens, options, valueText }: ColumnDisplay) {
  const field = fieldOf(screens.resource, name)
  const { kind, format } = field
  if (kind === 'reference') {
    const option = optionOf(options, name, record)
    return option && screens.references[name]?.chip(option)
  }
  if (isOnDemand(field)) {
    return valueOnDemand({ value: record[name], options: options[name], className: ownScript })
  }
  const value = valueText(name, record[name])
  if (!value) return undefined
  if (format) return <bdi className="tabular-nums">{value}</bdi>
  return looks[kind] === text ? <OwnScript text={value} /> : value
}

export const OwnScript = ({ text: shown }: { text: string }) => (
  <span dir="auto" className={ownScript}>
    {shown}
  </span>
)

/** The link fills the row. Records in the trash have no page. */
export function titleColumn(
  display: Display,
  { isLinked }: { isLinked: boolean },
): Column<AnyRecord> {
  const { screens, options, texts } = display
  const { resource, secondLine, Title } = screens
  const { nameField } = resource
  const nameIn = (record: AnyRecord) => {
    const name = nameOf(resource, record)
    if (!isLinked) return <OwnScript text={name} />
    return (
      <Link to={linkTo(resource).detail(record.id)} dir="auto" className={ownScript}>
        {name}
      </Link>
    )
  }
  return {
    id: nameField,
    label: texts.label(nameField),
    slot: 'title',
    ...(Title && { picture: 'cover' }),
    ...(secondLine && { secondLine: baseName(secondLine) }),
    ...(isLinked && fieldOf(resource, nameField).sort && { sort: nameField }),
    cell(record) {
      if (Title) {
        return (
          <Title record={record} references={referencesOf(options, record)}>
            {nameIn(record)}
          </Title>
        )
      }
      if (!secondLine) return nameIn(record)
      return (
        <>
          {nameIn(record)}
          <ColumnFallback
            column={baseName(secondLine)}
            className="block truncate text-sm/5 font-normal text-ink-soft"
          >
            {cellOf(secondLine, record, display)}
          </ColumnFallback>
        </>
      )
    },
  }
}
