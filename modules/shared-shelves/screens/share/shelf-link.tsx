import { useMutation } from '@tanstack/react-query'
import { Link2, Share } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { type Shelf, type ShelfName, useShelfName } from '#modules/shelves/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { linkMutation, unlinkMutation } from '../../sharing.queries.ts'

export function ShelfLink({ named, shelf }: { named: ShelfName; shelf: Shelf }) {
  const { t } = useTranslation('shelves')
  const linking = useMutation(linkMutation)
  const unlinking = useMutation(unlinkMutation)
  const error = linking.error ?? unlinking.error
  const { isLinked } = shelf

  function withdraw() {
    unlinking.mutate(
      { shelf: named },
      {
        onSuccess: () => {
          linking.reset()
          toast.success(t('link.withdrawn'))
        },
      },
    )
  }

  return (
    <div className="mt-4 space-y-3">
      {linking.data && <MadeLink address={linking.data.address} shelf={shelf} />}
      {isLinked && !linking.data && <p className="text-sm">{t('link.there')}</p>}
      {error && (
        <p role="alert" className="text-sm text-danger">
          <ProblemText error={error} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!linking.data && (
          <Button pending={linking.isPending} onClick={() => linking.mutate({ shelf: named })}>
            <Link2 aria-hidden />
            {isLinked ? t('link.another') : t('link.make')}
          </Button>
        )}
        {isLinked && (
          <Button pending={unlinking.isPending} onClick={withdraw}>
            {t('link.withdraw')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The address is shown only now: the server keeps just its hash. */
function MadeLink({ address, shelf }: { address: string; shelf: Shelf }) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()

  async function handOn() {
    try {
      await navigator.share({ title: nameOf(shelf), url: address })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error(t('link.handOnFailed'))
    }
  }

  return (
    <div>
      <div className="flex items-center gap-1">
        <TextInput readOnly dir="ltr" aria-label={t('link.address')} value={address} />
        <CopyButton
          text={address}
          label={t('link.copy')}
          copiedLabel={t('link.copied')}
          failedLabel={t('link.copyFailed')}
          onCopied={() => toast.success(t('link.copied'))}
        />
        {'share' in navigator && (
          <IconButton label={t('link.handOn')} onClick={() => void handOn()}>
            <Share aria-hidden />
          </IconButton>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('link.once')}</p>
    </div>
  )
}
