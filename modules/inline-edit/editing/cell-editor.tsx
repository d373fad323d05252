import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  type AnyRecord,
  nameOf,
  type Options,
  type Screens,
  useMistakes,
  useResourceTexts,
  type Value,
  ValueInput,
  valuesOf,
} from '#kit/resource-pages/index.ts'
import { fieldOf, schemasOf } from '#kit/resource/index.ts'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { CellField } from '../ui/cell-tools.tsx'
import { CellAnswers } from './cell-answers.tsx'
import { useCellDraft } from './cell-draft.ts'
import type { CellPlace, EditedCells, Step } from './edited-cells.ts'
import { enterField, isChosen } from './enter-field.ts'
import { placeField } from './place-field.ts'
import { useAfterPress } from './use-after-press.ts'

interface CellEditorProps {
  screens: Screens
  options: Options
  record: AnyRecord
  name: string
  place: CellPlace
  /** The rejected value, shown again for correction. */
  tried: unknown
  cells: EditedCells
  element: HTMLElement
  onSave: (value: unknown) => void
  onGiveUp: () => void
}

export function CellEditor(props: CellEditorProps) {
  const { screens, options, record, name, place, cells, element, onSave } = props
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const wordsFor = useMistakes(resource, name)
  const { kind } = fieldOf(resource, name)
  const stored = valuesOf({ screens, fields: [name] })(record)[name] ?? null
  const draft = useCellDraft(record, name, stored)
  const [recalled] = useState(draft.recall)
  const [value, setValue] = useState<Value>(
    () => triedValue(props.tried) ?? recalled?.value ?? stored,
  )
  const [mistake, setMistake] = useState<string>()
  const frame = useRef<HTMLFieldSetElement>(null)
  const typed = useRef(recalled !== undefined)
  const finished = useRef(false)
  const step = useRef<Step>(undefined)
  const hasFocus = useRef(false)
  const afterPress = useAfterPress()

  useEffect(() => enterField(frame.current, kind), [kind])

  /** Returns whether the editor may close. */
  function commit(next: Value): boolean {
    const read = schemasOf(resource).draft.shape[name]?.safeParse(next)
    if (finished.current || !read) return true
    if (!read.success) {
      setMistake(read.error.issues[0]?.message)
      return false
    }
    finished.current = true
    const parsed = read.data ?? null
    if (JSON.stringify(parsed) === JSON.stringify(record[name] ?? null)) draft.forget()
    else onSave(parsed)
    return true
  }

  function close() {
    finished.current = true
    draft.forget()
    props.onGiveUp()
    cells.focus(place)
  }

  function finish(next: Value) {
    if (!commit(next)) return
    const beside = step.current && cells.neighbour(step.current)
    if (beside) cells.edit(beside)
    else cells.focus(place)
  }

  function save() {
    step.current = undefined
    finish(value)
  }

  function change(next: Value) {
    setValue(next)
    draft.keep(next)
    setMistake(undefined)
    // A choice is final: the list of options is closed by it.
    if (isChosen(kind) && next !== '' && next !== null) finish(next)
  }

  function pressFirst(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return close()
    step.current = event.shiftKey ? -1 : 1
    const { target } = event
    const isHighlighted = target instanceof Element && target.hasAttribute('aria-activedescendant')
    if (!typed.current || !isHighlighted) return finish(value)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }

  function press(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && !event.defaultPrevented
    const isModified = event.ctrlKey || event.metaKey
    // No key of the page acts while a field of it is open.
    if (isEnter || !isModified) event.stopPropagation()
    // In a text area, Enter begins a line.
    if (!isEnter || (kind === 'longText' && !isModified)) return
    event.preventDefault()
    save()
  }

  function arrive({ target }: FocusEvent) {
    hasFocus.current = true
    if (typed.current) return
    if (target instanceof HTMLInputElement) target.select()
    if (target instanceof HTMLTextAreaElement) target.setSelectionRange(END, END)
  }

  function leave() {
    hasFocus.current = false
    setTimeout(() => {
      const isAway = !hasFocus.current && !finished.current && document.hasFocus()
      if (isAway && commit(value)) afterPress(() => cells.forget(place))
    })
  }

  const fieldLabel = label(name)
  const fieldPlace = placeField(element)
  return (
    <CellField
      ref={frame}
      label={t('cells.editing', { field: fieldLabel, name: nameOf(resource, record) })}
      {...fieldPlace}
      onKeyDownCapture={pressFirst}
      onKeyDown={press}
      onInput={() => (typed.current = true)}
      onFocus={arrive}
      onBlur={leave}
    >
      <ValueInput
        {...{ screens, options, record, name, value }}
        label={fieldLabel}
        onChange={change}
        error={wordsFor(mistake)}
      />
      {!fieldPlace.side && <CellAnswers resource={resource} onSave={save} onCancel={close} />}
      <LeaveGuard hasUnsaved={() => !finished.current && typed.current} />
    </CellField>
  )
}

/** A position behind the end of any text. */
const END = Number.MAX_SAFE_INTEGER

const triedValue = (tried: unknown): Value | undefined =>
  typeof tried === 'string' || typeof tried === 'number' || typeof tried === 'boolean'
    ? tried
    : undefined
