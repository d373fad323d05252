import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import type { ShelfName } from '#modules/shelves/index.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { shareAgainMutation, unshareMutation } from '../../sharing.queries.ts'
import type { Share } from '../../sharing.server.ts'

interface ShareListProps {
  shelf: ShelfName
  shares: readonly Share[] | undefined
}

export function ShareList({ shelf, shares }: ShareListProps) {
  const { t } = useTranslation('shelves')
  const end = useEndShare(shelf)
  if (!shares || shares.length === 0) {
    return <p className="mt-1 text-sm text-ink-soft">{shares && t('share.none')}</p>
  }
  return (
    <div className="mt-2 overflow-hidden rounded-md border border-line">
      <ListRows label={t('share.groups')}>
        {shares.map((share) => (
          <ListRow
            key={share.id}
            title={<bdi>{nameOf(share)}</bdi>}
            detail={t(`share.${share.access}`)}
            trailing={
              <IconButton
                label={t('share.end', { name: nameOf(share) })}
                onClick={() => end(share)}
              >
                <X aria-hidden />
              </IconButton>
            }
          />
        ))}
      </ListRows>
    </div>
  )
}

const nameOf = ({ organization, team }: Share) =>
  team ? `${organization.name} · ${team.name}` : organization.name

function useEndShare(shelf: ShelfName) {
  const { t } = useTranslation('shelves')
  const unsharing = unshareMutation(shelf)
  const { mutate: undo } = useMutation({
    ...shareAgainMutation(shelf),
    onError: (error, ended) => toastFailure(t('share.undoFailed', { name: nameOf(ended) }), error),
  })
  const { mutate } = useMutation({
    ...unsharing,
    onSuccess: (_nothing, ended: Share) =>
      toast.success(t('share.ended', { name: nameOf(ended) }), {
        action: { label: t('undo'), onClick: () => undo(ended) },
      }),
    onError: (error, one, ...rest) => {
      toastFailure(t('share.endFailed', { name: nameOf(one) }), error)
      return unsharing.onError?.(error, one, ...rest)
    },
  })
  return (ended: Share) => mutate(ended)
}
