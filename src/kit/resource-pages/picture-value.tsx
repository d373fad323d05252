import { pictureSources } from '#kit/pictures/index.ts'

/** A picture where the resource has no drawing of its own for it. */
export const PictureValue = ({ id, label }: { id: string; label: string }) => (
  <img {...pictureSources(id, '10rem')} alt={label} className="max-h-40 rounded-sm" />
)
