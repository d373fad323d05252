import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#kit/api/index.ts'
import { sendPicture } from '#kit/pictures/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain, useSessionChanged } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { FileButton } from '#ui/fields/file-button.tsx'
import { SquareField } from '#ui/fields/square/square-field.tsx'
import { type Square, squareIn } from '#ui/fields/square/square.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface PictureDialogProps {
  open: boolean
  user: { name: string; image: string | null }
  onClose: () => void
}

export function PictureDialog({ open, user, onClose }: PictureDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('picture.title')}
      description={t('picture.text')}
      closeLabel={t('common:actions.close')}
    >
      <PictureForm user={user} onDone={onClose} />
    </Dialog>
  )
}

const middle = { zoom: 1, across: 0.5, down: 0.5 }

function PictureForm({ user, onDone }: Pick<PictureDialogProps, 'user'> & { onDone: () => void }) {
  const { t } = useTranslation(['account', 'pictures'])
  const sessionChanged = useSessionChanged()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [square, setSquare] = useState(middle)
  const [isUnreadable, setUnreadable] = useState(false)
  const src = chosen?.src
  useEffect(() => (src ? () => URL.revokeObjectURL(src) : undefined), [src])

  async function finish(told: string) {
    await sessionChanged()
    toast.success(told)
    // The dialog may be opened again while it fades.
    setChosen(undefined)
    onDone()
  }

  const save = useAct(async (picture: ChosenPicture) => {
    const { signal } = new AbortController()
    const file = await cutSquare(picture, square)
    await sendPicture('portrait', file, { signal, onProgress: () => undefined })
    await finish(t('picture.saved'))
  })
  const remove = useAct(async () => {
    await call('account.removePicture', undefined)
    await finish(t('picture.removed'))
  })
  const problem = save.error ?? remove.error

  async function choose(file: File) {
    save.reset()
    const picture = await readPicture(file)
    setUnreadable(picture === undefined)
    if (!picture) return
    setSquare(middle)
    setChosen(picture)
  }

  return (
    <div className="grid gap-5 pt-2">
      {chosen ? (
        <SquareField
          src={chosen.src}
          size={chosen.size}
          value={square}
          onChange={setSquare}
          labels={{
            area: t('picture.area'),
            zoom: t('picture.zoom'),
            across: t('picture.across'),
            down: t('picture.down'),
          }}
        />
      ) : (
        <Avatar name={user.name} image={user.image} size="large" />
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isUnreadable ? t('picture.unreadable') : problem && <ProblemText error={problem} />}
      </p>
      <div className="flex flex-wrap gap-3">
        {chosen && (
          <Button variant="primary" pending={save.isPending} onClick={() => save.start(chosen)}>
            {t('picture.save')}
          </Button>
        )}
        <FileButton accept="image/*" onChoose={(file) => void choose(file)}>
          <ImageUp aria-hidden />
          {t(chosen || user.image ? 'pictures:field.replace' : 'pictures:field.choose')}
        </FileButton>
        {!chosen && user.image && (
          <Button variant="quiet" pending={remove.isPending} onClick={() => remove.start()}>
            <Trash2 aria-hidden />
            {t('pictures:field.remove')}
          </Button>
        )}
      </div>
      <SignInAgain problem={problem} onDismiss={save.reset} />
    </div>
  )
}

/** The number of pixels of the largest stored size. */
const pixels = 480

interface ChosenPicture {
  src: string
  element: HTMLImageElement
  size: { width: number; height: number }
}

/** Undefined if the browser can't show the file. */
async function readPicture(file: File): Promise<ChosenPicture | undefined> {
  const src = URL.createObjectURL(file)
  const element = new Image()
  element.src = src
  const isShown = await element.decode().then(
    () => true,
    () => false,
  )
  if (!isShown) {
    URL.revokeObjectURL(src)
    return undefined
  }
  const { naturalWidth: width, naturalHeight: height } = element
  return { src, element, size: { width, height } }
}

async function cutSquare({ element, size }: ChosenPicture, square: Square): Promise<File> {
  const { side, left, top } = squareIn(size, square)
  const canvas = document.createElement('canvas')
  const width = Math.max(1, Math.round(Math.min(side, pixels)))
  canvas.width = canvas.height = width
  canvas.getContext('2d')?.drawImage(element, left, top, side, side, 0, 0, width, width)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.92),
  )
  if (!blob) throw new Error('The browser drew no picture')
  return new File([blob], 'picture')
}
