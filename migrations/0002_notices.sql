CREATE TABLE `away` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `away_account` ON `away` (`account`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`letter` text NOT NULL,
	`channel` text NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due` integer,
	`content` text,
	PRIMARY KEY(`letter`, `channel`),
	FOREIGN KEY (`letter`) REFERENCES `letters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`state`,`due`);--> statement-breakpoint
CREATE TABLE `pushes` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`session` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pushes_endpoint` ON `pushes` (`endpoint`);--> statement-breakpoint
CREATE INDEX `pushes_account` ON `pushes` (`account`);--> statement-breakpoint
CREATE INDEX `pushes_session` ON `pushes` (`session`);--> statement-breakpoint
CREATE TABLE `tallies` (
	`key` text NOT NULL,
	`until` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `until`)
);
--> statement-breakpoint
CREATE INDEX `tallies_until` ON `tallies` (`until`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`account` text PRIMARY KEY NOT NULL,
	`service` text NOT NULL,
	`url` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`off_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `letters_once`;--> statement-breakpoint
ALTER TABLE `letters` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `letters` ADD `boxed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `letters` ADD `deadline` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `letters_once` ON `letters` (`table`,`revision`,`account`,`kind`,`about`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `zone` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `active_from` integer DEFAULT 480 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `active_to` integer DEFAULT 1320 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `active_days` text DEFAULT '[1,2,3,4,5,6,7]' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `quiet_from` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `quiet_to` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `digest_hour` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `channels` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `calendar` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `deadline` integer;