CREATE TABLE `figures` (
	`account` text PRIMARY KEY NOT NULL,
	`tables` integer NOT NULL,
	`finished` integer NOT NULL,
	`answers` integer NOT NULL,
	`late` integer NOT NULL,
	`answer_time` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lost_seats` (
	`account` text NOT NULL,
	`table` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account`, `table`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `results` ADD `answers` integer;--> statement-breakpoint
ALTER TABLE `results` ADD `answer_time` integer;--> statement-breakpoint
ALTER TABLE `results` ADD `late` integer;--> statement-breakpoint
ALTER TABLE `results` ADD `stayed` integer;