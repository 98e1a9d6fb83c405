import captainHatProfile from 'virtual:icon/captain-hat-profile'
import cargoCrate from 'virtual:icon/cargo-crate'
import chest from 'virtual:icon/chest'
import crown from 'virtual:icon/crown'
import dove from 'virtual:icon/dove'
import fizzingFlask from 'virtual:icon/fizzing-flask'
import megaphone from 'virtual:icon/megaphone'
import mineWagon from 'virtual:icon/mine-wagon'
import nunFace from 'virtual:icon/nun-face'
import paperPlane from 'virtual:icon/paper-plane'
import policeBadge from 'virtual:icon/police-badge'
import present from 'virtual:icon/present'
import puppet from 'virtual:icon/puppet'
import queenCrown from 'virtual:icon/queen-crown'
import robber from 'virtual:icon/robber'
import sprint from 'virtual:icon/sprint'
import thirdEye from 'virtual:icon/third-eye'
import vikingHelmet from 'virtual:icon/viking-helmet'
import wrench from 'virtual:icon/wrench'
import type { CardId } from '../../../../worker/games/villagers/components/index.ts'

/** Pictures of the villagers of the modules, and of the Countess. */
export const morePictures: Readonly<Partial<Record<CardId, string>>> = {
  benefactor: present,
  nun: nunFace,
  pigeoneer: dove,
  prophet: thirdEye,
  recruiter: megaphone,
  noble: crown,
  barbarian: vikingHelmet,
  thief: robber,
  sheriff: policeBadge,
  flaker: sprint,
  schemer: puppet,
  courier: paperPlane,
  alchemist: fizzingFlask,
  arkwright: chest,
  captain: captainHatProfile,
  carter: mineWagon,
  freelancer: wrench,
  wholesaler: cargoCrate,
  countess: queenCrown,
}
