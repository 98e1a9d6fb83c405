CREATE TABLE `blocks` (
	`account` text NOT NULL,
	`blocked` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account`, `blocked`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked`);--> statement-breakpoint
CREATE TABLE `closed_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`table` text NOT NULL,
	`host` text NOT NULL,
	`guest` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`table`, `guest`),
	FOREIGN KEY (`host`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitations_host` ON `invitations` (`host`,`created_at`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `ratings_nth` ON `ratings` (`account`,`game`,`nth`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `results_account` ON `results` (`account`,`ended_at`);--> statement-breakpoint
CREATE INDEX `results_best` ON `results` (`game`,`seats`,`points`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `listed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `rated` integer DEFAULT false NOT NULL;