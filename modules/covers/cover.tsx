import type { CSSProperties } from 'react'
import { type Book, designCover } from './design/cover-design.ts'
import { firstLetterOf } from './design/fit-text.ts'
import type { Setting } from './design/set-type.ts'
import { CoverDrawing } from './drawing/cover-drawing.tsx'

function Words({ text, setting }: { text: string; setting: Setting }) {
  const { size, leading, lines, voice, place } = setting
  const { box, ink = 'foil', align = 'center', stand = 'center' } = place
  const [start, top, width, height] = box
  return (
    <div
      className="cover-words"
      style={{
        insetInlineStart: `${start}cqi`,
        top: `${top}cqi`,
        width: `${width}cqi`,
        height: `${height}cqi`,
        alignContent: stand,
        textAlign: align,
        color: `var(--${ink})`,
        fontSize: `${size}cqi`,
        lineHeight: leading,
      }}
    >
      <p className={`cover-${voice}`} dir="auto" style={{ WebkitLineClamp: lines }}>
        {text}
      </p>
    </div>
  )
}

type CoverProps = Book & {
  label?: string
  className?: string
}

export function Cover({ title, author, hue, label, className = '' }: CoverProps) {
  const design = designCover({ title, author, hue })
  const inks: CSSProperties = Object.fromEntries(
    Object.entries(design.cloth).map(([name, colour]) => [`--${name}`, colour] as const),
  )
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dir={design.direction}
      className={`cover ${className}`}
      style={inks}
    >
      <CoverDrawing design={design} />
      {design.composition === 'initial' && (
        <span className="cover-initial">{firstLetterOf(title).toUpperCase()}</span>
      )}
      <Words text={title} setting={design.title} />
      <Words text={author} setting={design.author} />
    </div>
  )
}
