import { expect, test } from 'vitest'
import { villagePicture } from '../../web/src/pages/table/won-village.ts'
import { start, view } from '../../worker/games/kernel/index.ts'
import { myVillage } from '../../worker/games/my-village/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'

test.for([villagers, myVillage, settlement, townBuilder])(
  'the village of $id is one whole picture, by day and by night, for whoever looks on',
  async (game) => {
    const { state } = view(
      game as never,
      start(game as never, {}, 2, new Uint8Array(32).fill(5)),
      null,
    )
    const [day, night] = await Promise.all(
      (['day', 'night'] as const).map((hour) => villagePicture(game.id, state, 1, hour)),
    )
    const svg = decodeURIComponent(day?.replace('data:image/svg+xml,', '') ?? '')
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="[^"]+">.*<\/svg>$/s)
    // Every tone is printed: no name of one is left.
    expect(svg).not.toMatch(/\$\w/)
    expect(night).not.toBe(day)
  },
)

test('a game without drawings has no picture', async () => {
  expect(await villagePicture('chess', {}, 0, 'day')).toBeNull()
})
