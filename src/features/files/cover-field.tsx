import { ImageUp, Trash2, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#features/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { FieldMessage } from '#ui/fields/field-message.tsx'
import { FileButton } from '#ui/fields/file-button.tsx'
import { CoverImage } from './cover-image.tsx'
import { coverPicture } from './cover-picture.ts'
import { useHandedFile } from './use-handed-file.ts'
import { useSendCover } from './use-send-cover.ts'

interface CoverFieldProps {
  /** The id of the picture. */
  value: string | null
  onChange: (id: string | null) => void
  /** The cover of a book without a picture. */
  fallback: ReactNode
}

/** A picture for a book: chosen, dropped here, or pasted anywhere in the form. It is sent at once. */
export function CoverField({ value, onChange, fallback }: CoverFieldProps) {
  const { t } = useTranslation('files')
  const messageId = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const { preview, sent, id, error, send, reset } = useSendCover(onChange)
  const { isOver, handlers } = useHandedFile(field, send)
  const isSending = sent !== undefined
  const isPreviewed = isSending || (id !== undefined && id === value)
  const picture = value === null ? undefined : coverPicture(value, '10rem')
  const shown = isPreviewed && preview ? { src: preview } : picture

  /** The button that was pressed goes away with what it did. */
  function withdraw() {
    reset()
    if (!isSending) onChange(null)
    choose.current?.focus()
  }

  return (
    <fieldset ref={field} aria-describedby={messageId} {...handlers}>
      <legend className="mb-1.5 text-sm font-medium">{t('cover.label')}</legend>
      <div
        className={`flex flex-wrap items-start gap-5 rounded-lg border border-dashed p-4 ${isOver ? 'border-plum bg-plum-tint' : 'border-line-strong'}`}
      >
        <div className="w-28 shrink-0 sm:w-36">
          {shown ? (
            <CoverImage {...shown} alt={t('cover.picture')} fallback={fallback} />
          ) : (
            fallback
          )}
        </div>
        <div className="grid min-w-48 flex-1 gap-3">
          <div className="flex flex-wrap gap-3">
            <FileButton ref={choose} accept="image/*" onChoose={send}>
              <ImageUp aria-hidden />
              {value === null ? t('cover.choose') : t('cover.replace')}
            </FileButton>
            {(isSending || value !== null) && (
              <Button variant="quiet" onClick={withdraw}>
                {isSending ? <X aria-hidden /> : <Trash2 aria-hidden />}
                {isSending ? t('cover.cancel') : t('cover.remove')}
              </Button>
            )}
          </div>
          {isSending && (
            <Progress
              label={sent < 1 ? t('cover.sending') : t('cover.preparing')}
              value={sent < 1 ? sent * 100 : null}
            />
          )}
          <FieldMessage
            id={messageId}
            help={t('cover.help')}
            error={error && <ProblemText error={error} />}
          />
          <output className="sr-only">
            {isSending && t('cover.sending')}
            {!isSending && isPreviewed && t('cover.sent')}
          </output>
        </div>
      </div>
    </fieldset>
  )
}
