import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { KeptNotice, useForm } from '#kit/forms/index.ts'
import { FetchFailed, ProblemText } from '#kit/problems/index.ts'
import type { ShelfName } from '#modules/shelves/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import { Select } from '#ui/fields/select.tsx'
import { groupTeamsQuery, ownGroupsQuery, shareMutation } from '../../sharing.queries.ts'

const accesses = ['read', 'add'] as const

const schema = z.object({
  organizationId: z.string(),
  teamId: z.string(),
  access: z.enum(accesses),
})

const noGroups: never[] = []

const unchosen: z.infer<typeof schema> = { organizationId: '', teamId: '', access: 'read' }

export function ShareForm({ shelf }: { shelf: ShelfName }) {
  const { t } = useTranslation('shelves')
  const [shared, setShared] = useState(0)
  const query = useQuery(ownGroupsQuery)
  const { data: groups, isError, fetchStatus } = query

  const isAway = !groups && (isError || fetchStatus === 'paused')
  if (isAway) return <FetchFailed of={query} title={t('share.groupsFailed')} />
  if (groups?.length === 0) {
    return (
      <p className="mt-3 text-sm text-ink-soft">
        {t('share.noGroup')}{' '}
        <TextLink to="/app/organizations">{t('share.toOrganizations')}</TextLink>
      </p>
    )
  }
  return (
    <ShareFields
      key={shared}
      shelf={shelf}
      groups={groups ?? noGroups}
      onShared={() => setShared(shared + 1)}
    />
  )
}

interface ShareFieldsProps {
  shelf: ShelfName
  groups: readonly { id: string; name: string }[]
  onShared: () => void
}

function ShareFields({ shelf, groups, onShared }: ShareFieldsProps) {
  const { t } = useTranslation('shelves')
  const { mutateAsync: share } = useMutation(shareMutation(shelf))
  const first = groups[0]?.id ?? ''
  const form = useForm({
    initial: unchosen,
    keptAs: `share ${shelf}`,
    schema,
    save: ({ organizationId: chosen, teamId, access }) =>
      share({ organizationId: chosen || first, teamId: teamId || null, access }),
    onSaved: onShared,
  })
  const { element, values, problem, isSaving } = form
  const organizationId = values.organizationId || first
  const { data: teams = [] } = useQuery(groupTeamsQuery(organizationId))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <form ref={element} onSubmit={submit} className="mt-4 space-y-4">
      <KeptNotice form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.organization')}>
          <Select
            value={organizationId || null}
            onValueChange={(next) => form.set({ organizationId: next, teamId: '' })}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label={t('fields.team')}>
          <Select
            value={values.teamId}
            onValueChange={(teamId) => form.set({ teamId })}
            options={[
              { value: '', label: t('share.everybody') },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      </div>
      <RadioGroup
        label={t('share.access')}
        value={values.access}
        onValueChange={(access) => form.set({ access })}
        options={accesses.map((value) => ({ value, label: t(`share.${value}`) }))}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          <ProblemText error={problem} />
        </p>
      )}
      <Button type="submit" variant="primary" disabled={organizationId === ''} pending={isSaving}>
        {t('share.submit')}
      </Button>
    </form>
  )
}
