INSERT INTO `deliveries` (`letter`, `channel`, `state`, `at`) SELECT `id`, 'letter', `mail`, coalesce(`mail_at`, `created_at`) FROM `letters`;--> statement-breakpoint
ALTER TABLE `letters` DROP COLUMN `mail`;--> statement-breakpoint
ALTER TABLE `letters` DROP COLUMN `mail_at`;