import { type Book, designCover, type Setting } from './cover-design.ts'
import { CoverDrawing } from './cover-drawing.tsx'
import { firstLetterOf } from './fit-text.ts'

function Words({ text, setting }: { text: string; setting: Setting }) {
  const { box, ink, align, stand, size, leading, lines, voice } = setting
  return (
    <div
      className="cover-words"
      style={{
        insetInlineStart: `${box.start}cqi`,
        top: `${box.top}cqi`,
        width: `${box.width}cqi`,
        height: `${box.height}cqi`,
        alignContent: stand,
        textAlign: align,
        color: `var(--${ink})`,
        fontSize: `${size}cqi`,
        lineHeight: leading,
      }}
    >
      <p className={`cover-${voice}`} style={{ WebkitLineClamp: lines }}>
        {text}
      </p>
    </div>
  )
}

type CoverProps = Book & {
  /** What the picture is, for those who hear the page; without it the cover is decoration. */
  label?: string
  className?: string
}

/** A book without a picture, bound by our own workshop. */
export function Cover({ title, author, hue, label, className = '' }: CoverProps) {
  const design = designCover({ title, author, hue })
  const colours = Object.fromEntries(
    Object.entries(design.cloth).map(([name, colour]) => [`--${name}`, colour]),
  )
  return (
    <div
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dir={design.direction}
      className={`cover ${className}`}
      style={colours}
    >
      <CoverDrawing design={design} />
      {design.composition === 'initial' && (
        <span className="cover-initial">{firstLetterOf(title)}</span>
      )}
      <Words text={title} setting={design.title} />
      <Words text={author} setting={design.author} />
    </div>
  )
}
