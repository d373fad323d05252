import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed, ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { ShelfName } from '../shelf.ts'
import {
  groupTeamsQuery,
  ownGroupsQuery,
  shareMutation,
  type ShareTerms,
} from './sharing.queries.ts'

const unchosen = { organizationId: '', teamId: null, access: 'read' } satisfies ShareTerms

export function ShareForm({ shelf }: { shelf: ShelfName }) {
  const { t } = useTranslation('shelves')
  const [terms, setTerms] = useState<ShareTerms>(unchosen)
  const query = useQuery(ownGroupsQuery)
  const { data: groups, isError, fetchStatus } = query
  const organizationId = terms.organizationId || groups?.[0]?.id || ''
  const { data: teams = [] } = useQuery(groupTeamsQuery(organizationId))
  const sharing = useMutation(shareMutation(useQueryClient(), shelf))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    sharing.mutate({ ...terms, organizationId }, { onSuccess: () => setTerms(unchosen) })
  }

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
    <form onSubmit={submit} className="mt-4 space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.organization')}>
          <Select
            value={organizationId || null}
            onValueChange={(next) => setTerms({ ...terms, organizationId: next, teamId: null })}
            options={(groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label={t('fields.team')}>
          <Select
            value={terms.teamId ?? ''}
            onValueChange={(next) => setTerms({ ...terms, teamId: next || null })}
            options={[
              { value: '', label: t('share.everybody') },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      </div>
      <RadioGroup
        label={t('share.access')}
        value={terms.access}
        onValueChange={(access) => setTerms({ ...terms, access })}
        options={(['read', 'add'] as const).map((value) => ({ value, label: t(`share.${value}`) }))}
      />
      {sharing.error && (
        <p role="alert" className="text-sm text-danger">
          <ProblemText error={sharing.error} />
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={organizationId === ''}
        pending={sharing.isPending}
      >
        {t('share.submit')}
      </Button>
    </form>
  )
}
