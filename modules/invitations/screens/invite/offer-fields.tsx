import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '#kit/forms/index.ts'
import { mayHandle, organizationRoles, type OwnOrganization } from '#modules/organizations/index.ts'
import { teamChoicesQuery } from '#modules/teams/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import type { Offer } from './invite-rules.ts'

interface OfferFieldsProps {
  form: Pick<Form<Offer>, 'values' | 'set'>
  organization: OwnOrganization
}

export function OfferFields({ form: { values, set }, organization }: OfferFieldsProps) {
  const { t } = useTranslation('organizations')
  return (
    <>
      <RadioGroup
        label={t('fields.role')}
        name="role"
        value={values.role}
        onValueChange={(role) => set({ role })}
        options={organizationRoles
          .filter((role) => mayHandle(organization.role, role))
          .map((value) => ({
            value,
            label: t(`roles.${value}`),
            description: t(`invitations.rights.${value}`),
          }))
          .toReversed()}
      />
      <TeamField id={organization.id} value={values.team} onChange={(team) => set({ team })} />
    </>
  )
}

interface TeamFieldProps {
  id: string
  value: Offer['team']
  onChange: (team: Offer['team']) => void
}

function TeamField({ id, value, onChange }: TeamFieldProps) {
  const { t } = useTranslation('organizations')
  const [text, setText] = useState('')
  const { data: teams = [], isFetching } = useQuery({
    ...teamChoicesQuery(id, text),
    placeholderData: keepPreviousData,
  })
  const items = teams.map((team) => ({ value: team.id, label: team.name }))
  return (
    <Field label={t('fields.team')} help={t('invitations.teamHelp')}>
      <Combobox
        items={items}
        value={value}
        onValueChange={onChange}
        onSearch={setText}
        pendingText={isFetching && items.length === 0 && t('invitations.teamSearching')}
        placeholder={t('invitations.noTeam')}
        emptyText={t('invitations.teamNone')}
        clearLabel={t('invitations.teamClear')}
        openLabel={t('invitations.teamOpen')}
      />
    </Field>
  )
}
