import type { Club } from '../../../../worker/wire/schema/clubs.ts'

/** Tells whether I belong to a club by a role. */
export const isIn = ({ standing }: Pick<Club, 'standing'>): boolean =>
  standing === 'member' || leads({ standing })

/** Tells whether I lead a club: as its founder, or as an organiser. */
export const leads = ({ standing }: Pick<Club, 'standing'>): boolean =>
  standing === 'founder' || standing === 'organiser'
