CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`theme` text DEFAULT 'system' NOT NULL,
	`mail` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
, `listed` integer DEFAULT true NOT NULL, `zone` text, `active_from` integer DEFAULT 480 NOT NULL, `active_to` integer DEFAULT 1320 NOT NULL, `active_days` text DEFAULT '[1,2,3,4,5,6,7]' NOT NULL, `quiet_from` integer, `quiet_to` integer, `digest_hour` integer, `channels` text, `calendar` integer, `pictures` integer DEFAULT true NOT NULL, `secrets` integer DEFAULT true NOT NULL);
CREATE TABLE `answerable` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`table` text NOT NULL,
	`revision` integer NOT NULL,
	`asked` text NOT NULL,
	`turns` text NOT NULL,
	`answered` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `away` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `blocks` (
	`account` text NOT NULL,
	`blocked` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account`, `blocked`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `browsers` (
	`name` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `cards` (
	`account` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`challenge` text NOT NULL,
	`session` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`session`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `closed_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
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
CREATE TABLE `dev_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`created_at` integer NOT NULL
);
CREATE TABLE `invitations` (
	`table` text NOT NULL,
	`host` text NOT NULL,
	`guest` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`table`, `guest`),
	FOREIGN KEY (`host`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `kind_mutes` (
	`account` text NOT NULL,
	`kind` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`account`, `kind`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `letters` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`table` text,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`about` text DEFAULT '' NOT NULL, `boxed` integer DEFAULT true NOT NULL, `deadline` integer, `carried_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `mutes` (
	`account` text NOT NULL,
	`table` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`account`, `table`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `passes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`table` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
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
CREATE TABLE `ratings` (
	`table` text NOT NULL,
	`account` text NOT NULL,
	`game` text NOT NULL,
	`nth` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table`, `account`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `reports` (
	`person` text NOT NULL,
	`reporter` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`person`, `reporter`),
	FOREIGN KEY (`person`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `results` (
	`table` text NOT NULL,
	`seat` integer NOT NULL,
	`account` text,
	`game` text NOT NULL,
	`options` text NOT NULL,
	`seats` integer NOT NULL,
	`place` integer NOT NULL,
	`points` real NOT NULL,
	`reason` text NOT NULL,
	`rated` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`table`, `seat`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `seats` (
	`table` text NOT NULL,
	`seat` integer NOT NULL,
	`account` text,
	`name` text,
	`waiting_since` integer, `deadline` integer, `unread` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`table`, `seat`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL, `device` text, `opened_by` text, `seen_at` integer, `tables` text,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`account` text,
	`token_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE TABLE `stranger_letters` (
	`email` text NOT NULL,
	`table` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`email`, `table`)
);
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`access` text NOT NULL,
	`change` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
, `rated` integer DEFAULT false NOT NULL, `pace` text);
CREATE TABLE `tallies` (
	`key` text NOT NULL,
	`until` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `until`)
);
CREATE TABLE `webhooks` (
	`account` text PRIMARY KEY NOT NULL,
	`service` text NOT NULL,
	`url` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`off_at` integer,
	`created_at` integer NOT NULL, `secret` text, `target` text,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `accounts_email` ON `accounts` (`email`);
CREATE INDEX `answerable_account` ON `answerable` (`account`);
CREATE INDEX `answerable_time` ON `answerable` (`created_at`);
CREATE INDEX `away_account` ON `away` (`account`);
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked`);
CREATE INDEX `browsers_account` ON `browsers` (`account`);
CREATE UNIQUE INDEX `cards_token` ON `cards` (`token_hash`);
CREATE INDEX `challenges_expires` ON `challenges` (`expires_at`);
CREATE INDEX `deliveries_due` ON `deliveries` (`state`,`due`);
CREATE INDEX `invitations_host` ON `invitations` (`host`,`created_at`);
CREATE INDEX `letters_account` ON `letters` (`account`,`created_at`);
CREATE UNIQUE INDEX `letters_once` ON `letters` (`table`,`revision`,`account`,`kind`,`about`);
CREATE INDEX `letters_uncarried` ON `letters` (`account`) WHERE carried_at IS NULL;
CREATE INDEX `passes_account` ON `passes` (`account`);
CREATE INDEX `passes_expires` ON `passes` (`expires_at`);
CREATE INDEX `passkeys_account` ON `passkeys` (`account`);
CREATE INDEX `pushes_account` ON `pushes` (`account`);
CREATE UNIQUE INDEX `pushes_endpoint` ON `pushes` (`endpoint`);
CREATE INDEX `pushes_session` ON `pushes` (`session`);
CREATE UNIQUE INDEX `ratings_nth` ON `ratings` (`account`,`game`,`nth`);
CREATE INDEX `reports_time` ON `reports` (`created_at`);
CREATE INDEX `results_account` ON `results` (`account`,`ended_at`);
CREATE INDEX `results_best` ON `results` (`game`,`seats`,`points`);
CREATE INDEX `seats_account` ON `seats` (`account`);
CREATE INDEX `sessions_account` ON `sessions` (`account`);
CREATE INDEX `sign_ins_email` ON `sign_ins` (`email`,`created_at`);
CREATE INDEX `sign_ins_network` ON `sign_ins` (`network`,`created_at`);
CREATE UNIQUE INDEX `sign_ins_token` ON `sign_ins` (`token_hash`);
CREATE INDEX `stranger_letters_time` ON `stranger_letters` (`created_at`);
CREATE INDEX `tables_open` ON `tables` (`access`,`status`,`created_at`);
CREATE INDEX `tallies_until` ON `tallies` (`until`);
