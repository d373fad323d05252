import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { DialogForm, FormDialog, useForm } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { nameSchema } from '../../organization.ts'
import { useOrganizationMistakes } from '../../screens/form/use-organization-mistakes.ts'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import { createTeamMutation, renameTeamMutation } from '../teams.queries.ts'
import type { TeamDialogProps } from './use-team-question.ts'

export function NewTeamDialog({ open, onClose }: Omit<TeamDialogProps, 'team'>) {
  const { t } = useTranslation('organizations')
  const { id } = useOrganization()
  const { mutateAsync } = useMutation(createTeamMutation(useQueryClient(), id))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('teams.newTitle')}
      description={t('teams.newText')}
    >
      <TeamForm
        submitLabel={t('teams.create')}
        onName={(name) => mutateAsync(name)}
        onDone={(name) => toast.success(t('teams.created', { name }))}
        onClose={onClose}
      />
    </FormDialog>
  )
}

export function RenameTeamDialog({ team, open, onClose }: TeamDialogProps) {
  const { t } = useTranslation('organizations')
  const { id } = useOrganization()
  const { mutateAsync } = useMutation(renameTeamMutation(useQueryClient(), id))
  return (
    <FormDialog open={open} onClose={onClose} title={t('teams.renameTitle', { name: team?.name })}>
      {team && (
        <TeamForm
          name={team.name}
          submitLabel={t('teams.rename')}
          onName={(name) => mutateAsync({ teamId: team.id, name })}
          onDone={(name) => toast.success(t('teams.renamed', { name }))}
          onClose={onClose}
        />
      )}
    </FormDialog>
  )
}

const schema = z.object({ name: nameSchema })

interface TeamFormProps {
  name?: string
  submitLabel: ReactNode
  onName: (name: string) => Promise<{ name: string }>
  onDone: (name: string) => void
  onClose: () => void
}

function TeamForm({ name = '', submitLabel, onName, onDone, onClose }: TeamFormProps) {
  const { t } = useTranslation('organizations')
  const wordsFor = useOrganizationMistakes()
  const form = useForm({
    initial: { name },
    schema,
    save: (values) => onName(values.name),
    onSaved: (team) => {
      onDone(team.name)
      onClose()
    },
  })
  return (
    <DialogForm form={form} submitLabel={submitLabel} onCancel={onClose}>
      <Field label={t('fields.name')} required error={wordsFor(form.mistakeIn('name'))}>
        <TextInput
          name="name"
          dir="auto"
          autoComplete="off"
          value={form.values.name}
          onChange={({ target }) => form.set({ name: target.value })}
        />
      </Field>
    </DialogForm>
  )
}
