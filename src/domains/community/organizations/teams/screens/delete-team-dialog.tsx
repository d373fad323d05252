import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import { deleteTeamMutation } from '../teams.queries.ts'
import type { TeamDialogProps } from './use-team-question.ts'

const problemText = (error: Error) => <ProblemText error={error} />

export function DeleteTeamDialog({ team, open, onClose }: TeamDialogProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const { mutateAsync } = useMutation(deleteTeamMutation(useQueryClient(), useOrganization().id))
  const name = team?.name

  async function remove() {
    if (!team) return
    await mutateAsync(team.id)
    toast.success(t('teams.deleted', { name }))
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('teams.deleteTitle', { name })}
      text={t('teams.deleteText')}
      tone="danger"
      confirmLabel={t('teams.delete')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={remove}
      errorText={problemText}
    />
  )
}
