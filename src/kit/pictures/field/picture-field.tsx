import { ImageUp, Trash2, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { FieldMessage } from '#ui/fields/field-message.tsx'
import { FileButton } from '#ui/fields/file-button.tsx'
import { pictureSources } from '../picture-address.ts'
import type { PictureKind } from './send-picture.ts'
import { useHandedFile } from './use-handed-file.ts'
import { useSendPicture } from './use-send-picture.ts'

interface PictureFieldProps {
  kind: PictureKind
  label?: string
  value: string | null
  onChange: (id: string | null) => void
  onSend?: (work: Promise<Error | undefined>) => void
  error?: ReactNode
  children: (picture: ShownPicture | undefined, alt: string) => ReactNode
}

export interface ShownPicture {
  src: string
  srcSet?: string
  sizes?: string
}

const widths = { cover: 'w-28 sm:w-36', logo: 'w-16' }

export function PictureField(props: PictureFieldProps) {
  const { kind, value, onChange, onSend, children } = props
  const { t } = useTranslation('pictures')
  const messageId = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const { preview, sent, id, error, send, reset } = useSendPicture({
    kind,
    onSend,
    onSent: onChange,
  })
  const { isOver, handlers } = useHandedFile(field, send)
  const isSending = sent !== undefined
  const isPreviewed = isSending || (id !== undefined && id === value)
  const picture = value === null ? undefined : pictureSources(value, '10rem')
  const shown = isPreviewed && preview ? { src: preview } : picture

  const drawn = children(shown, t(`${kind}.picture`))

  /** Moves the focus, because the pressed button disappears. */
  function withdraw() {
    reset()
    if (!isSending) onChange(null)
    choose.current?.focus()
  }

  return (
    <fieldset ref={field} aria-describedby={messageId} {...handlers}>
      <legend className="mb-1.5 text-sm font-medium">{props.label ?? t(`${kind}.label`)}</legend>
      <div
        className={`flex flex-wrap items-start gap-5 rounded-lg border border-dashed p-4 ${isOver ? 'border-accent bg-accent-tint' : 'border-line-strong'}`}
      >
        {drawn && <div className={`shrink-0 ${widths[kind]}`}>{drawn}</div>}
        <div className="grid min-w-48 flex-1 gap-3">
          <div className="flex flex-wrap gap-3">
            <FileButton
              ref={choose}
              accept="image/*"
              onChoose={send}
              aria-invalid={props.error ? true : undefined}
            >
              <ImageUp aria-hidden />
              {value === null ? t('field.choose') : t('field.replace')}
            </FileButton>
            {(isSending || value !== null) && (
              <Button variant="quiet" onClick={withdraw}>
                {isSending ? <X aria-hidden /> : <Trash2 aria-hidden />}
                {isSending ? t('field.cancel') : t('field.remove')}
              </Button>
            )}
          </div>
          {isSending && (
            <Progress
              label={sent < 1 ? t('field.sending') : t('field.preparing')}
              value={sent < 1 ? sent * 100 : null}
            />
          )}
          <FieldMessage
            id={messageId}
            help={t('field.help')}
            error={error ? <ProblemText error={error} /> : props.error}
          />
          <output className="sr-only">
            {isSending && t('field.sending')}
            {!isSending && isPreviewed && t('field.sent')}
          </output>
        </div>
      </div>
    </fieldset>
  )
}
