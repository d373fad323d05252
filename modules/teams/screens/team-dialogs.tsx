import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { ConfirmAction, type Question } from '#kit/actions/index.ts'
import { EditDialog, TextField, useMistakeWords } from '#kit/forms/index.ts'
import { nameSchema, organizationMessages } from '#modules/organizations/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { ListedTeam } from '../teams.queries.ts'
import { useTeamMutations } from './use-team-mutations.ts'

const schema = z.object({ name: nameSchema })

const messages = {
  nameRequired: organizationMessages.nameRequired,
  teamTaken: 'Team already exists',
}

function useTeamMistakes() {
  const { t } = useTranslation('organizations')
  return useMistakeWords(messages, (name) => t(`form.mistakes.${name}`))
}

export function NewTeamDialog(dialog: Omit<Question<ListedTeam>, 'row'>) {
  const { t } = useTranslation('organizations')
  const { mutateAsync } = useMutation(useTeamMutations().create)
  return (
    <TeamDialog
      {...dialog}
      title={t('teams.newTitle')}
      description={t('teams.newText')}
      submitLabel={t('teams.create')}
      save={mutateAsync}
      toastOf={(name) => t('teams.created', { name })}
    />
  )
}

export function RenameTeamDialog({ row: team, ...dialog }: Question<ListedTeam>) {
  const { t } = useTranslation('organizations')
  const { mutateAsync } = useMutation(useTeamMutations().rename)
  return (
    <TeamDialog
      {...dialog}
      initial={team?.name}
      title={t('teams.renameTitle', { name: team?.name })}
      submitLabel={t('teams.rename')}
      save={(name) => mutateAsync({ teamId: team?.id ?? '', name })}
      toastOf={(name) => t('teams.renamed', { name })}
    />
  )
}

interface TeamDialogProps extends Omit<Question<ListedTeam>, 'row'> {
  initial?: string | undefined
  title: string
  description?: string
  submitLabel: string
  save: (name: string) => Promise<{ name: string }>
  toastOf: (name: string) => string
}

function TeamDialog({ initial = '', save, toastOf, ...dialog }: TeamDialogProps) {
  const { t } = useTranslation('organizations')
  const wordsFor = useTeamMistakes()
  return (
    <EditDialog
      {...dialog}
      initial={{ name: initial }}
      schema={schema}
      save={({ name }) => save(name)}
      onSaved={({ name }) => {
        toast.success(toastOf(name))
        dialog.onClose()
      }}
    >
      {(form) => (
        <TextField {...{ form, wordsFor }} name="name" label={t('fields.name')} required />
      )}
    </EditDialog>
  )
}

export function DeleteTeamDialog({ row: team, ...dialog }: Question<ListedTeam>) {
  const { t } = useTranslation('organizations')
  const { mutateAsync } = useMutation(useTeamMutations().remove)
  const name = team?.name
  return (
    <ConfirmAction
      {...dialog}
      title={t('teams.deleteTitle', { name })}
      text={t('teams.deleteText')}
      confirmLabel={t('teams.delete')}
      onConfirm={async () => {
        await mutateAsync(team?.id ?? '')
        toast.success(t('teams.deleted', { name }))
      }}
    />
  )
}
