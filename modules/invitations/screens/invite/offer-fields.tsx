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

export function OfferFields(props: OfferFieldsProps) {
  const { t } = useTranslation('organizations')
  const { form, organization } = props
  return (
    <>
      <RadioGroup
        label={t('fields.role')}
        name="role"
        value={form.values.role}
        onValueChange={(role) => form.set({ role })}
        options={organizationRoles
          .filter((role) => mayHandle(organization.role, role))
          .map((value) => ({
            value,
            label: t(`roles.${value}`),
            description: t(`invitations.rights.${value}`),
          }))
          .toReversed()}
      />
      <TeamField {...props} />
    </>
  )
}

function TeamField({ form, organization }: OfferFieldsProps) {
  const { t } = useTranslation('organizations')
  const [text, setText] = useState('')
  const { data: teams = [], isFetching } = useQuery({
    ...teamChoicesQuery(organization.id, text),
    placeholderData: keepPreviousData,
  })
  const items = teams.map((team) => ({ value: team.id, label: team.name }))
  return (
    <Field label={t('fields.team')} help={t('invitations.teamHelp')}>
      <Combobox
        items={items}
        value={form.values.team}
        onValueChange={(team) => form.set({ team })}
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
