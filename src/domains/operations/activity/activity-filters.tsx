import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ActionFilter,
  type Activity,
  type ActivityAddress,
  ActivitySentence,
  named,
  useRecorded,
  useTargetName,
  useWords,
} from '#kit/activity/index.ts'
import { referenceTo } from '#kit/resource-pages/index.ts'
import { isDay } from '#rules/day.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

interface ActivityFiltersProps {
  address: ActivityAddress
  about: Activity | undefined
  onChange: (change: Partial<ActivityAddress>) => void
  children: ReactNode
}

export function ActivityFilters({ address, about, onChange, children }: ActivityFiltersProps) {
  const { t } = useTranslation('activity')
  const targetOf = useTargetName()
  const { targetTypes, targets } = useRecorded()
  const { kindOf } = useWords()
  const subjects = [
    { value: 'any', label: t('list.filters.anything') },
    ...targetTypes
      .filter((type) => !targets.get(type)?.isUnlisted)
      .map((value) => ({ value, label: kindOf(value) })),
  ]
  return (
    <div className="mb-4 grid gap-3 max-sm:grid-cols-2 sm:flex sm:flex-wrap sm:items-center">
      <div className="contents print:hidden">
        <ActionFilter action={address.action} onChange={(action) => onChange({ action })} />
        <div className="max-sm:col-span-2 sm:w-48">
          <PersonFilter id={address.actor} onChange={(actor) => onChange({ actor })} />
        </div>
        <div className="max-sm:col-span-2 sm:w-36">
          <Select
            aria-label={t('list.filters.about')}
            value={address.targetType || 'any'}
            onValueChange={(value) =>
              onChange({ targetType: value === 'any' ? '' : value, target: '' })
            }
            options={subjects}
          />
        </div>
        <div className="gap-3 max-sm:contents sm:flex sm:flex-wrap">
          <DayFilter
            label={t('list.filters.from')}
            day={address.from}
            onChange={(from) => onChange({ from })}
          />
          <DayFilter
            label={t('list.filters.to')}
            day={address.to}
            onChange={(to) => onChange({ to })}
          />
        </div>
        {address.target !== '' && (
          <Button
            size="sm"
            className="max-w-72 max-sm:col-span-2"
            onClick={() => onChange({ target: '' })}
          >
            <span className="one-sentence">
              <ActivitySentence sentence={onlyAbout(about && targetOf(about))} />
            </span>
            <X aria-hidden />
            <span className="sr-only">{t('list.filters.release')}</span>
          </Button>
        )}
      </div>
      {children}
    </div>
  )

  function onlyAbout(name: string | undefined) {
    if (name === undefined) return t('list.filters.onlyOne')
    return t('list.filters.only', { name: named(name) })
  }
}

interface DayFilterProps {
  label: string
  day: string
  onChange: (day: string) => void
}

function DayFilter({ label, day, onChange }: DayFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = isDay(day) ? day : ''

  // Uncontrolled, because React would undo typed text that isn't in the URL yet.
  useEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown
  }, [shown])

  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft max-sm:block">
      {label}
      <span className="block sm:w-38">
        <TextInput
          ref={input}
          type="date"
          defaultValue={shown}
          onChange={({ target: { value, validity } }) => {
            if (!validity.badInput && (value === '' || isDay(value))) onChange(value)
          }}
        />
      </span>
    </label>
  )
}

interface PersonFilterProps {
  id: string
  onChange: (id: string) => void
}

const { Options, Chooser } = referenceTo('users')

function PersonFilter({ id, onChange }: PersonFilterProps) {
  const { t } = useTranslation('activity')
  return (
    <Options ids={id === '' ? [] : [id]}>
      {({ data: people = [], isSuccess, isPlaceholderData }) => (
        <Chooser
          aria-label={t('list.filters.actor')}
          placeholder={id === '' ? t('list.filters.actor') : ''}
          options={isSuccess && !isPlaceholderData ? withDeleted(people) : people}
          value={id}
          onChange={onChange}
          pendingText={t('list.filters.searching')}
          emptyText={t('list.filters.noActor')}
          clearLabel={t('list.filters.actor')}
          openLabel={t('list.filters.showActors')}
        />
      )}
    </Options>
  )

  function withDeleted(people: { id: string; name: string }[]) {
    return people.length > 0 || id === '' ? people : [{ id, name: t('actors.gone') }]
  }
}
